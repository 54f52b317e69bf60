import type { LocaleContent } from '../../page/locale-content.ts';
import { pictureUrl } from '../../body/picture-file.ts';
import type { SearchData } from '../../page/room.ts';
import { artistRef, jobTitleOf } from '../../page/schema-org.ts';

/** The artist's portrait and profession, and the members of a group. */
export function search(content: LocaleContent): SearchData {
  const { url, kind, images, members = [] } = content.site;
  return {
    page: { mainEntity: artistRef(url) },
    artist: {
      ...jobTitleOf(content),
      image: pictureUrl(images.biography, url),
      ...(kind === 'group' &&
        members.length > 0 && { member: members.map(({ name }) => ({ '@type': 'Person', name })) }),
    },
  };
}
