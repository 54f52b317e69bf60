import type { Room } from '../../page/room.ts';
import { biography as collection } from './fields.ts';
import { catalogueId } from '../works/catalogue-parts.ts';
import { works } from '../works/fields.ts';
import { texts as workTexts } from '../works/texts.ts';
import { texts } from './texts.ts';

/** The biographies, one for each profession of the artist. */
export const biography: Room = {
  name: 'biography',
  collections: [collection],
  texts,
  page: {
    path: 'biography',
    isListed: true,
    type: 'ProfilePage',
    texts: [texts, workTexts],
    shows: [collection.name, works.name],
    sections: { [catalogueId]: [works.name] },
    data: () => import('./data.ts'),
    search: () => import('./search.ts'),
  },
};
