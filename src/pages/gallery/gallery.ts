import type { Room } from '../../page/room.ts';
import { photos } from './fields.ts';
import { texts } from './texts.ts';

export const gallery: Room = {
  name: 'gallery',
  collections: [photos],
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
