import type { Room } from '../../site/room.ts';
import { texts } from './texts.ts';

/** Photographs. */
export const gallery: Room = {
  name: 'gallery',
  texts,
  page: {
    path: 'gallery',
    isListed: true,
    type: 'ImageGallery',
    list: 'photos',
    data: () => import('./data.ts'),
    search: () => import('./search.ts'),
  },
};
