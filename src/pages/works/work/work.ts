import type { Room } from '../../../page/room.ts';
import { catalogueRoom, workListPath } from '../catalogue-parts.ts';
import { texts as catalogueTexts } from '../texts.ts';
import { texts } from './texts.ts';

/** Pages of works that have more than the catalogue shows, and a list of all works if there are many. */
export const work: Room = {
  name: 'works/work',
  texts,
  page: {
    path: workListPath,
    isListed: 'where named',
    description: `${catalogueRoom}.description`,
    texts: [catalogueTexts, texts],
    type: 'CollectionPage',
    shows: ['works'],
    exists: (works, { menu }) =>
      works.length >= 20 ||
      (works.length > 0 && Array.isArray(menu) && menu.includes(workListPath)),
    entries: 'works',
    hasPage: hasPageContent,
    data: () => import('./data.ts'),
  },
};

/** Whether an entry's body has several blocks, or a field is set that only the page shows. */
function hasPageContent(entry: object, blocks: number): boolean {
  return (
    blocks > 1 ||
    Object.entries(entry).some(([name, value]) => pageOnlyFields.has(name) && isSet(value))
  );
}

const pageOnlyFields: ReadonlySet<string> = new Set(['excerpt', 'recordings', 'scores', 'shop']);

function isSet(value: unknown): boolean {
  return (value ?? '') !== '' && !(Array.isArray(value) && value.length === 0);
}
