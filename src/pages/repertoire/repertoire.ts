import type { Room } from '../../page/room.ts';
import { repertoire as composers } from './fields.ts';
import { texts } from './texts.ts';

/** The repertoire, by composer. */
export const repertoire: Room = {
  name: 'repertoire',
  collections: [composers],
  texts,
  page: {
    path: 'repertoire',
    isListed: true,
    type: 'CollectionPage',
    list: 'repertoire',
    data: () => import('./data.ts'),
  },
};
