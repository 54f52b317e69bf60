import type { Room } from '../../site/room.ts';

/** The home page: who the artist is, in a glance. */
export const home: Room = {
  name: 'home',
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
