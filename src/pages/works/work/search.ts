import type { ShellData } from '../../../site/page.ts';
import type { SearchFacts } from '../../../site/room.ts';
import { artistIn } from '../../../site/schema-org.ts';
import { composition } from '../search.ts';
import type { WorkPage } from './data.ts';

/** The work that the page is about, with its recordings. */
export function search({ address, content: { work } }: WorkPage, { site }: ShellData): SearchFacts {
  if (!work) return { page: { mainEntity: artistIn(site.url) } };
  const recordings = work.recordings.map(({ url, name }) => ({
    name: name ?? work.title.value,
    url,
  }));
  return { things: [composition(work, { address }, site, recordings)] };
}
