import type { Room } from '../../page/room.ts';
import { customPages } from './fields.ts';
import { texts } from './texts.ts';

export const custom: Room = {
  name: 'custom',
  collections: [customPages],
  texts,
  page: {
    path: '',
    isListed: false,
    title: 'site.subtitle',
    description: 'site.description',
    type: 'WebPage',
    shows: [],
    entries: 'pages',
    data: () => import('./data.ts'),
    search: () => import('./search.ts'),
  },
};
