import type { Room } from '../../page/room.ts';
import { concerts as programmes } from './fields.ts';
import { concertRules } from './rules.ts';
import { texts } from './texts.ts';

/** The concerts, each with a page of its own. */
export const concerts: Room = {
  name: 'concerts',
  collections: [programmes],
  rules: [concertRules],
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
  mentions: () => import('./mentions.ts'),
};
