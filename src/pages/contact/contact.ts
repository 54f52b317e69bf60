import type { Room } from '../../site/room.ts';
import { toastTexts } from '../../site/texts.ts';
import { contacts } from './fields.ts';
import { texts } from './texts.ts';

/** Whom to ask, and how. */
export const contact: Room = {
  name: 'contact',
  collections: [contacts],
  texts,
  page: {
    path: 'contact',
    isListed: true,
    texts: [texts, toastTexts],
    type: 'ContactPage',
    data: () => import('./data.ts'),
    search: () => import('./search.ts'),
  },
};
