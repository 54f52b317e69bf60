import type { Room } from '../../page/room.ts';
import { prints } from './fields.ts';
import { texts } from './texts.ts';

/** The kit for presenters, a section of the contact page. */
export const kit: Room = {
  name: 'kit',
  collections: [prints],
  texts,
  outputs: [
    {
      pattern: /^\/(?:kit\/|press-kit\.zip$)/,
      list: async (source) => (await import('./files.ts')).kitFiles(source),
    },
  ],
};
