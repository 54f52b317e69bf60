import type { Room } from '../../site/room.ts';
import { texts } from './texts.ts';

/** The concerts, each with a page of its own. */
export const concerts: Room = {
  name: 'concerts',
  texts,
  page: {
    path: 'concerts',
    isListed: true,
    type: 'CollectionPage',
    shows: ['concerts'],
    entries: 'concerts',
    data: () => import('./data.ts'),
    search: () => import('./search.ts'),
  },
  outputs: [
    {
      pattern: /\/concerts(?:\/[\w-]+)?\.ics$/,
      list: async (source) => (await import('./files.ts')).calendarFiles(source),
    },
  ],
  presenters: { module: () => import('./presenters.ts') },
};
