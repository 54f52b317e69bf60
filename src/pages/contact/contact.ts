import type { Room } from '../../site/room.ts';

/** Whom to ask, and how. */
export const contact: Room = {
  name: 'contact',
  page: {
    path: 'contact',
    isListed: true,
    messages: ['contact.', 'gallery.credit'],
    type: 'ContactPage',
    sections: { presenters: ['biography', 'works', 'press', 'prints'] },
    data: () => import('./data.ts'),
    search: () => import('./search.ts'),
  },
};
