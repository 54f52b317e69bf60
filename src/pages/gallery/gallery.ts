import type { Room } from '../../site/room.ts';

/** Photographs. */
export const gallery: Room = {
  name: 'gallery',
  page: {
    path: 'gallery',
    isListed: true,
    type: 'ImageGallery',
    list: 'photos',
    data: () => import('./data.ts'),
    search: () => import('./search.ts'),
  },
};
