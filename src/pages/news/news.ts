import type { Room } from '../../page/room.ts';
import { news as items } from './fields.ts';
import { newsRules } from './rules.ts';
import { texts } from './texts.ts';

/** News, with a page for each item. */
export const news: Room = {
  name: 'news',
  collections: [items],
  rules: [newsRules],
  texts,
  page: {
    path: 'news',
    isListed: true,
    type: 'CollectionPage',
    list: 'news',
    entries: 'news',
    data: () => import('./data.ts'),
    search: () => import('./search.ts'),
  },
  outputs: [
    {
      pattern: /\/news\.xml$/,
      list: async (source) => (await import('./files.ts')).feedFiles(source),
    },
  ],
};
