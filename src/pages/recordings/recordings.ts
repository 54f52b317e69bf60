import type { Room } from '../../page/room.ts';
import { recordings as list } from './fields.ts';
import { texts } from './texts.ts';

/** The discography. */
export const recordings: Room = {
  name: 'recordings',
  collections: [list],
  texts,
  page: {
    path: 'recordings',
    isListed: true,
    type: 'CollectionPage',
    list: 'recordings',
    data: () => import('./data.ts'),
  },
  mentions: () => import('./mentions.ts'),
};
