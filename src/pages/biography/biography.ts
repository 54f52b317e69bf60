import type { Room } from '../../site/room.ts';
import { firstPage } from '../../site/addresses.ts';
import { biography as biographies } from './fields.ts';
import { texts } from './texts.ts';

/** The biographies, one for each side of the artist. */
export const biography: Room = {
  name: 'biography',
  collections: [biographies],
  texts,
  page: {
    path: 'biography',
    isListed: true,
    type: 'ProfilePage',
    shows: ['biography'],
    data: () => import('./data.ts'),
    search: () => import('./search.ts'),
  },
  section: { on: firstPage, data: () => import('./data.ts') },
  presenters: { shows: ['biography'], module: () => import('./presenters.ts') },
};
