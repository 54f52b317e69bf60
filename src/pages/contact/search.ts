import type { LocaleContent } from '../../page/locale-content.ts';
import { pictureUrl } from '../../body/picture-file.ts';
import type { SearchData } from '../../page/room.ts';
import type { ContactPage } from './data.ts';

/** The artist's portrait and address, and further contacts such as agents. */
export function search({ site }: LocaleContent, { content }: ContactPage): SearchData {
  const { picture, contacts = [] } = content;
  const contactPoint = contacts.map(({ title, role, territory, email, telephone, url }) => ({
    '@type': 'ContactPoint',
    name: title.value,
    contactType: role.value,
    ...(territory && { areaServed: territory.value }),
    ...(email && { email }),
    ...(telephone && { telephone }),
    ...(url && { url }),
  }));
  return {
    artist: {
      ...(picture && { image: pictureUrl(picture, site.url) }),
      email: site.email.general,
      ...(contactPoint.length > 0 && { contactPoint }),
    },
  };
}
