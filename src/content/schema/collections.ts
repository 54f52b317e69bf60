// The collections: the only source of their schemas and types.
import { z } from 'zod';
import { collection, type EntryOf } from './collection.ts';
import {
  address,
  choice,
  date,
  duration,
  image,
  integer,
  mediaAddress,
  pattern,
  phrase,
  phraseOfWords,
  text,
  years,
} from './scalars.ts';

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
  order: ['order'],
  unique: ['order'],
  anchor: '',
  pages: onePage,
});

/** A biography as pages see it. */
export type Biography = EntryOf<typeof biography>;

const works = collection({
  shared: {
    group: choice(['orchestra', 'soloists-and-orchestra', 'ensemble', 'solo']),
    year: integer({ ...years, example: '2019' }),
    duration: duration(),
    audioVideo: exactOptional(mediaAddress()),
    scoring: exactOptional(scoring()),
    premiere: exactOptional(strictObject({ date: date() })),
  },
  translated: {
    title: phrase(),
    instrumentation: text(),
    premiere: exactOptional(
      strictObject({ venue: text(), place: text(), performers: exactOptional(text()) }),
    ),
  },
  body: 'optional',
  order: ['group', '-year', 'title'],
  unique: [],
  anchor: 'work-',
  pages: { entries: 20, bytes: 10_000 },
});

/** A composition as pages see it. `duration` is in seconds; `audioVideo` is a link where it begins with `https`. */
export type Work = EntryOf<typeof works>;

/** A first performance. `date` is `YYYY-MM-DD`. */
export type Premiere = NonNullable<Work['premiere']>;

const press = collection({
  shared: {
    type: choice(['article', 'video', 'radio']),
    publication: text(),
    date: date(),
    url: address('https://example.org/review'),
    image: exactOptional(image()),
  },
  translated: {
    title: phrase(),
    summary: phrase(),
    quote: exactOptional(phrase()),
    alt: exactOptional(text()),
  },
  body: 'none',
  order: ['-date'],
  unique: ['url'],
  pages: { entries: 20, bytes: 10_000 },
});

/** A press item as pages see it. `date` is `YYYY-MM-DD`. */
export type PressItem = EntryOf<typeof press>;

const videos = collection({
  shared: {
    order: integer({ from: 1, to: 9999, example: '1' }),
    id: pattern(/^[\w-]{11}$/, "the video's id of 11 letters, digits, `-` or `_`", 'nPHIZw7HZq4'),
    poster: image(),
    uploaded: exactOptional(date()),
  },
  translated: { title: phrase(), description: phrase() },
  body: 'none',
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

/** Instrumentation in publishers' shorthand: groups joined by `-`, players within a group by `.` or `+`. */
function scoring() {
  const player = String.raw`(?:\d{1,2}|\d{0,2}[A-Za-z]+\d?)(?:\([^()]{1,40}\)|\[[^[\]]{1,40}\])?`;
  const group = String.raw`${player}(?:[.+]${player})*`;
  const expected = 'a scoring such as `2.2.2.2-4.2.3.1-timp.perc(2)-str`';
  return pattern(
    new RegExp(`^${group}(?:-${group})*$`),
    expected,
    '2.2.2.2-4.2.3.1-timp.perc(2)-str',
  );
}
