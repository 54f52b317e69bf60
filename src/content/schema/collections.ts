// The collections: the only source of their schemas and types.
import { z } from 'zod';
import { collection, type EntryOf } from './collection.ts';
import {
  namesInBiographies,
  namesInPhotographs,
  namesInPress,
  namesInVideos,
  namesInWorks,
} from './other-names.ts';
import {
  address,
  choice,
  flag,
  image,
  integer,
  mediaAddress,
  phrase,
  phraseOfWords,
  phrases,
  text,
} from './scalars.ts';
import { date, duration, partialDate, yearSpan } from './times.ts';
import { videoId } from './video-id.ts';

const { exactOptional, strictObject } = z;

// The limits below keep a page within src/prerender/budget.ts whatever editors write: 20 entries of ordinary length,
// fewer long ones. The first page of works holds all biographies too.
const onePage = { entries: Infinity, bytes: Infinity };

const biography = collection({
  shared: { order: integer({ from: 1, to: 6, example: '1' }), image: image() },
  translated: {
    title: text(),
    heading: phrase(),
    summary: phrase(),
    alt: text(),
    medium: exactOptional(phraseOfWords('medium', { from: 130, to: 170 })),
    short: exactOptional(phraseOfWords('short', { from: 50, to: 70 })),
    worksFor: exactOptional(text()),
    award: exactOptional(text()),
  },
  body: 'required',
  otherNames: namesInBiographies,
  order: ['order'],
  unique: ['order'],
  anchor: '',
  pages: onePage,
});

/** A biography as pages see it. */
export type Biography = EntryOf<typeof biography>;

const works = collection({
  shared: {
    group: choice([
      'stage',
      'orchestra',
      'soloists-and-orchestra',
      'choir',
      'vocal',
      'band',
      'ensemble',
      'solo',
      'electronic',
    ]),
    year: exactOptional(yearSpan()),
    revised: exactOptional(yearSpan()),
    inProgress: exactOptional(flag()),
    duration: exactOptional(duration()),
    audioVideo: exactOptional(mediaAddress()),
    scoring: exactOptional(text('a text', '2.2.2.2-4.2.3.1-timp.perc(2)-str')),
    publisher: exactOptional(strictObject({ name: text(), url: exactOptional(address()) })),
    premiere: exactOptional(strictObject({ date: exactOptional(partialDate()) })),
  },
  translated: {
    title: phrase(),
    subtitle: exactOptional(phrase()),
    movements: exactOptional(phrases()),
    text: exactOptional(text()),
    instrumentation: exactOptional(text()),
    commissionedBy: exactOptional(text()),
    dedicatedTo: exactOptional(text()),
    premiere: exactOptional(
      strictObject({
        venue: exactOptional(text()),
        place: exactOptional(text()),
        performers: exactOptional(text()),
      }),
    ),
    performances: exactOptional(phrases()),
  },
  body: 'optional',
  otherNames: namesInWorks,
  order: ['group', '-inProgress', '-year.to', 'title'],
  unique: [],
  anchor: 'work-',
  pages: { entries: 20, bytes: 10_000 },
});

/** A composition as pages see it. `audioVideo` is a link where it begins with `https`. */
export type Work = EntryOf<typeof works>;

/** A first performance. `date` is a day, a month or a year. */
export type Premiere = NonNullable<Work['premiere']>;

const press = collection({
  shared: {
    type: choice(['article', 'video', 'radio']),
    publication: text(),
    date: partialDate(),
    url: exactOptional(address('https://example.org/review')),
    image: exactOptional(image()),
  },
  translated: {
    title: phrase(),
    summary: phrase(),
    quote: exactOptional(phrase()),
    alt: exactOptional(text()),
  },
  body: 'none',
  otherNames: namesInPress,
  order: ['-date'],
  unique: ['url'],
  pages: { entries: 20, bytes: 10_000 },
});

/** A press item as pages see it. `date` is a day, a month or a year. */
export type PressItem = EntryOf<typeof press>;

const videos = collection({
  shared: {
    order: integer({ from: 1, to: 9999, example: '1' }),
    id: videoId(),
    poster: image(),
    uploaded: exactOptional(date()),
  },
  translated: { title: phrase(), description: phrase() },
  body: 'none',
  otherNames: namesInVideos,
  order: ['order'],
  unique: ['order', 'id'],
  pages: { entries: 12, bytes: 8000 },
});

/** A video as pages see it. `id` is the video service's; `uploaded` is `YYYY-MM-DD`. */
export type Video = EntryOf<typeof videos>;

const photographs = {
  shared: {
    order: integer({ from: 1, to: 9999, example: '1' }),
    image: image(),
    credit: exactOptional(text()),
  },
  translated: { alt: text(), caption: phrase() },
  body: 'none',
  otherNames: namesInPhotographs,
  order: ['order'],
  unique: ['order', 'image'],
} as const;

const photos = collection({
  ...photographs,
  anchor: 'photo-',
  pages: { entries: 24, bytes: 12_000 },
});

/** A photograph as pages see it. */
export type Photo = EntryOf<typeof photos>;

const prints = collection({
  ...photographs,
  pages: onePage,
});

/** A photograph that presenters may print, as pages see it. */
export type Print = EntryOf<typeof prints>;

/** Every collection, by the name of its folder. */
export const collections = { biography, works, press, videos, photos, prints } satisfies Record<
  CollectionName,
  unknown
>;

/** The names of the collections. */
export const collectionNames = [
  'biography',
  'works',
  'press',
  'videos',
  'photos',
  'prints',
] as const;

/** The name of a collection. */
export type CollectionName = (typeof collectionNames)[number];
