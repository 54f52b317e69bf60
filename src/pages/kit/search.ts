import type { ShellData } from '../../site/page.ts';
import { pictureUrl } from '../../site/picture-file.ts';
import type { SearchFacts } from '../../site/room.ts';
import type { PageWithKit } from './data.ts';

/** The artist as the first photograph shows them. */
export function search({ content: { kit } }: PageWithKit, { site }: ShellData): SearchFacts {
  const [first] = kit?.photographs ?? [];
  return first ? { artist: { image: pictureUrl(first.image, site.url) } } : {};
}
