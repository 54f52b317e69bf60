import type { Room } from '../../site/room.ts';

/** The biographies, one for each side of the artist, and the catalogue of works as the last tab. */
export const biography: Room = {
  name: 'biography',
  page: {
    path: 'biography',
    isListed: true,
    type: 'ProfilePage',
    shows: ['biography', 'works'],
    sections: { compositions: ['works'] },
    data: () => import('./data.ts'),
    search: () => import('./search.ts'),
  },
};
