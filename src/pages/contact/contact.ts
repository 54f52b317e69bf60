import type { Room } from '../../page/room.ts';
import { biography } from '../biography/fields.ts';
import { kitSectionId } from '../kit/addresses.ts';
import { prints } from '../kit/fields.ts';
import { texts as kitTexts } from '../kit/texts.ts';
import { press } from '../press/fields.ts';
import { contacts } from './fields.ts';
import { texts } from './texts.ts';

/** The contact page: addresses, a form, and the kit for presenters. */
export const contact: Room = {
  name: 'contact',
  collections: [contacts],
  texts,
  page: {
    path: 'contact',
    isListed: true,
    texts: [texts, kitTexts],
    type: 'ContactPage',
    sections: { [kitSectionId]: [biography, press, prints].map(({ name }) => name) },
    data: () => import('./data.ts'),
    search: () => import('./search.ts'),
  },
};
