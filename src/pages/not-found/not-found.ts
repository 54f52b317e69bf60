import type { Room } from '../../site/room.ts';
import { notFoundPath } from '../../site/addresses.ts';

/** The page for unknown addresses. */
export const notFound: Room = {
  name: 'not-found',
  page: {
    path: notFoundPath,
    isListed: false,
    title: 'notFound.title',
    description: 'notFound.text',
    messages: ['notFound.'],
    type: 'WebPage',
    data: () => import('./data.ts'),
  },
};
