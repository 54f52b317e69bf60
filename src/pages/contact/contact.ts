import type { Room } from '../../site/room.ts';
import { biography } from '../biography/fields.ts';
import { prints } from '../kit/fields.ts';
import { press } from '../press/fields.ts';
import { works } from '../works/fields.ts';

/** Whom to ask, and how. */
export const contact: Room = {
  name: 'contact',
  page: {
    path: 'contact',
    isListed: true,
    messages: ['contact.', 'gallery.credit'],
    type: 'ContactPage',
    sections: { presenters: [biography, works, press, prints] },
    data: () => import('./data.ts'),
    search: () => import('./search.ts'),
  },
};
