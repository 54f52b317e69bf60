import type { Room } from '../../site/room.ts';
import { catalogueId } from '../works/catalogue-parts.ts';
import { texts as ofWorks } from '../works/texts.ts';
import { biography as biographies } from './fields.ts';
import { texts } from './texts.ts';

/** The biographies, one for each side of the artist, and the catalogue of works as the last tab. */
export const biography: Room = {
  name: 'biography',
  collections: [biographies],
  texts,
  page: {
    path: 'biography',
    isListed: true,
    texts: [texts, ofWorks],
    type: 'ProfilePage',
    shows: ['biography', 'works'],
    sections: { [catalogueId]: ['works'] },
    data: () => import('./data.ts'),
    search: () => import('./search.ts'),
  },
  presenters: { shows: ['biography'], module: () => import('./presenters.ts') },
};
