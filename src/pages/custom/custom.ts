import type { Room } from '../../site/room.ts';

/** Pages of one's own, at the addresses that their files are named after. */
export const custom: Room = {
  name: 'custom',
  page: {
    path: '',
    isListed: false,
    title: 'site.subtitle',
    description: 'site.description',
    messages: [],
    type: 'WebPage',
    shows: [],
    entries: 'pages',
    data: () => import('./data.ts'),
    search: () => import('./search.ts'),
  },
};
