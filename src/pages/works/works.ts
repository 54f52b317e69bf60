import type { Room } from '../../site/room.ts';
import { texts as ofBiography } from '../biography/texts.ts';
import { furtherPath } from './catalogue-parts.ts';
import { works as compositions } from './fields.ts';
import { texts } from './texts.ts';

/** The works; the first page of their catalogue is a tab of the biography. */
export const works: Room = {
  name: 'works',
  collections: [compositions],
  texts,
  page: {
    path: furtherPath,
    isListed: false,
    title: 'works.compositions',
    description: 'biography.description',
    texts: [ofBiography, texts],
    type: 'CollectionPage',
    list: 'works',
    from: 2,
    data: () => import('./data.ts'),
    search: () => import('./search.ts'),
  },
  presenters: { shows: ['works'], module: () => import('./presenters.ts') },
};
