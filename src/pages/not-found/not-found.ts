import type { Room } from '../../page/room.ts';
import { notFoundPath } from '../../page/addresses.ts';
import { texts } from './texts.ts';

/** The page for unknown addresses, with status 404. */
export const notFound: Room = {
  name: 'not-found',
  texts,
  page: {
    path: notFoundPath,
    isListed: false,
    type: 'WebPage',
    data: () => import('./data.ts'),
  },
};
