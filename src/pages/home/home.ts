import type { Room } from '../../page/room.ts';
import { texts } from './texts.ts';

export const home: Room = {
  name: 'home',
  texts,
  page: {
    path: '',
    isListed: true,
    title: 'site.subtitle',
    description: 'site.description',
    type: 'WebPage',
    data: () => import('./data.ts'),
    search: () => import('./search.ts'),
  },
};
