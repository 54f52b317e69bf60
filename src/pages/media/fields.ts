import { z } from 'zod';
import { collection, type EntryOf } from '../../content/fields/collection.ts';
import { image, integer, phrase } from '../../content/fields/scalars.ts';
import { date } from '../../content/fields/times.ts';
import { videoId } from '../../content/fields/video-id.ts';

const { exactOptional } = z;

/** Videos, in the order of editors. */
export const videos = collection({
  name: 'videos',
  shared: {
    order: integer({ from: 1, to: 9999, example: '1' }),
    id: videoId(),
    poster: image(),
    uploaded: exactOptional(date()),
  },
  translated: { title: phrase(), description: phrase() },
  descriptions: {
    order: 'Its place on the page.',
    id: 'Which video it is.',
    poster: 'The picture that is shown until somebody presses play.',
    uploaded: 'The day on which it was published there.',
    title: 'What is played.',
    description: 'A sentence on it, such as who plays, and where.',
  },
  body: 'none',
  otherNames: {
    id: 'youtube video url link address',
    poster: 'image picture cover thumbnail',
    uploaded: 'date published',
    description: 'text caption summary',
  },
  order: ['order'],
  unique: ['order', 'id'],
  pageSize: 12,
});

/** A video as pages see it. `id` is the video service's; `uploaded` is `YYYY-MM-DD`. */
export type Video = EntryOf<typeof videos>;
