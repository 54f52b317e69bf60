import { firstPage } from '../../site/addresses.ts';
import type { Room } from '../../site/room.ts';
import { feedAddresses } from './addresses.ts';
import { press as items } from './fields.ts';
import { texts } from './texts.ts';

/** What others say: articles, films and broadcasts. */
export const press: Room = {
  name: 'press',
  collections: [items],
  texts,
  page: {
    path: 'press',
    isListed: true,
    type: 'CollectionPage',
    list: 'press',
    data: () => import('./data.ts'),
    search: () => import('./search.ts'),
  },
  section: { on: firstPage, data: () => import('./data.ts') },
  outputs: [
    {
      pattern: /\/press\.(?:xml|json)$/,
      list: async (source) => (await import('./files.ts')).feedFiles(source),
    },
  ],
  feeds: feedAddresses,
  presenters: { shows: ['press'], module: () => import('./presenters.ts') },
};
