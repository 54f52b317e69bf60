import type { Room } from '../../site/room.ts';

/** The works; the first page of their catalogue is a tab of the biography. */
export const works: Room = {
  name: 'works',
  page: {
    path: 'biography/compositions',
    isListed: false,
    title: 'biography.compositions',
    description: 'biography.description',
    messages: ['biography.'],
    type: 'CollectionPage',
    list: 'works',
    from: 2,
    data: () => import('./data.ts'),
    search: () => import('./search.ts'),
  },
};
