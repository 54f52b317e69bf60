import type { Room } from '../../../page/room.ts';
import { catalogueRoom, workListPath } from '../catalogue-parts.ts';
import { texts as ofCatalogue } from '../texts.ts';
import { texts } from './texts.ts';

/** The works of which there is more than the catalogue shows, each on a page of its own, and a list of many works. */
export const work: Room = {
  name: 'works/work',
  texts,
  page: {
    path: workListPath,
    isListed: 'where named',
    description: `${catalogueRoom}.description`,
    texts: [ofCatalogue, texts],
    type: 'CollectionPage',
    shows: ['works'],
    exists: (works, { menu }) =>
      works.length >= 20 ||
      (works.length > 0 && Array.isArray(menu) && menu.includes(workListPath)),
    entries: 'works',
    hasPage: hasMore,
    data: () => import('./data.ts'),
  },
};

/** Whether a file has a text of several blocks, or sets a field that only the page shows. */
function hasMore(entry: object, blocks: number): boolean {
  return (
    blocks > 1 || Object.entries(entry).some(([name, value]) => shown.has(name) && isSet(value))
  );
}

const shown: ReadonlySet<string> = new Set(['excerpt', 'recordings', 'scores', 'shop']);

function isSet(value: unknown): boolean {
  return (value ?? '') !== '' && !(Array.isArray(value) && value.length === 0);
}
