import type { ShellData } from '../../site/page.ts';
import { pictureUrl } from '../../site/picture-file.ts';
import type { SearchFacts } from '../../site/room.ts';
import { artistIn, jobTitleOf } from '../../site/schema-org.ts';
import type { BiographyPage } from './data.ts';

/** Who employs the artist, their awards as the page's language calls them, and the members of a group. */
export function search(data: BiographyPage, shell: ShellData): SearchFacts {
  const { portraits, picture, members } = data.content;
  const { url, kind } = shell.site;
  const employers = portraits.flatMap(({ worksFor }) => worksFor?.value ?? []);
  const awards = portraits.flatMap(({ award }) => (award && !award.lang ? award.value : []));
  return {
    page: { mainEntity: artistIn(url) },
    artist: {
      ...jobTitleOf(shell),
      image: pictureUrl(picture, url),
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
