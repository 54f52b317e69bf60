import { entriesOf, type LocaleContent } from '../../page/locale-content.ts';
import { pictureUrl } from '../../body/picture-file.ts';
import type { SearchFacts } from '../../page/room.ts';
import { artistIn, jobTitleOf } from '../../page/schema-org.ts';
import { biography } from './fields.ts';

/** Who employs the artist, their awards as the page's language calls them, and the members of a group. */
export function search(content: LocaleContent): SearchFacts {
  const { url, kind, images, members = [] } = content.site;
  const portraits = entriesOf(content.collections.get(biography));
  const employers = portraits.flatMap(({ worksFor }) => worksFor?.value ?? []);
  const awards = portraits.flatMap(({ award }) => (award && !award.lang ? award.value : []));
  return {
    page: { mainEntity: artistIn(url) },
    artist: {
      ...jobTitleOf(content),
      image: pictureUrl(images.biography, url),
      // schema.org knows `worksFor` of persons only.
      ...(kind === 'person' &&
        employers.length > 0 && {
          worksFor: employers.map((name) => ({ '@type': 'Organization', name })),
        }),
      ...(awards.length > 0 && { award: awards }),
      ...(kind === 'group' &&
        members.length > 0 && { member: members.map(({ name }) => ({ '@type': 'Person', name })) }),
    },
  };
}
