import type { Room } from '../../../site/room.ts';
import { firstRoom, worksPath } from '../catalogue-parts.ts';
import { texts as ofCatalogue } from '../texts.ts';
import { texts } from './texts.ts';

/** The works of which there is more than the catalogue shows, each on a page of its own, and a list of many works. */
export const work: Room = {
  name: 'works/work',
  texts,
  page: {
    path: worksPath,
    isListed: false,
    title: 'works.compositions',
    description: `${firstRoom}.description`,
    texts: [ofCatalogue, texts],
    type: 'CollectionPage',
    shows: ['works'],
    showsFrom: 20,
    entries: 'works',
    entriesWith: ['page', 'excerpt', 'recordings', 'scores', 'shop'],
    data: () => import('./data.ts'),
  },
};
