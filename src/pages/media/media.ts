import type { Room } from '../../site/room.ts';

/** Videos. */
export const media: Room = {
  name: 'media',
  page: {
    path: 'media',
    isListed: true,
    type: 'CollectionPage',
    list: 'videos',
    data: () => import('./data.ts'),
    search: () => import('./search.ts'),
  },
};
