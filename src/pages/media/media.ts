import type { Room } from '../../page/room.ts';
import { videos } from './fields.ts';
import { texts } from './texts.ts';

export const media: Room = {
  name: 'media',
  collections: [videos],
  texts,
  page: {
    path: 'media',
    isListed: true,
    type: 'CollectionPage',
    list: 'videos',
    data: () => import('./data.ts'),
    search: () => import('./search.ts'),
  },
};
