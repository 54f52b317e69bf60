import { collection, type EntryOf } from '../../content/fields/collection.ts';
import { date } from '../../content/fields/times.ts';
import { image } from '../../content/fields/names.ts';
import { integer } from '../../content/fields/choice.ts';
import { phrase } from '../../content/fields/phrase.ts';
import { videoId } from '../../content/fields/video-id.ts';

/** Videos, in an order set by editors. */
export const videos = collection({
  name: 'videos',
  label: 'Videos',
  entryLabel: 'Video',
  summary: '{{title}}',
  fields: {
    order: { type: integer({ from: 1, to: 9999, example: '1' }), help: 'Its place on the page.' },
    title: { type: phrase(), translated: true, help: 'What is played.' },
    id: {
      type: videoId(),
      label: 'Video on YouTube',
      help: 'Which video it is.',
      aliases: 'youtube video url link address',
    },
    description: {
      type: phrase(),
      translated: true,
      help: 'A sentence about it, such as who plays, and where.',
      aliases: 'text caption summary',
    },
    poster: {
      type: image(),
      optional: true,
      label: 'Picture before it plays',
      help: 'The picture that is shown until somebody presses play; without one, the title is shown instead.',
      aliases: 'image picture cover thumbnail',
    },
    uploaded: {
      type: date(),
      optional: true,
      label: 'Day it was published',
      help: 'The day on which it was published there.',
      aliases: 'date published',
    },
  },
  order: ['order'],
  unique: ['order', 'id'],
  pageSize: 12,
});

/** A presented video. `id` is that of the video service; `uploaded` is `YYYY-MM-DD`. */
export type Video = EntryOf<typeof videos>;
