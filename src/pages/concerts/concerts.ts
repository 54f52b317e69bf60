import type { Room } from '../../page/room.ts';
import { concerts as collection } from './fields.ts';
import { concertRules } from './rules.ts';
import { texts } from './texts.ts';

/** The concerts: a list, and a page for each. */
export const concerts: Room = {
  name: 'concerts',
  collections: [collection],
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
