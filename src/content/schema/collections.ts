// The collections: the only source of their schemas and types.
import { z } from 'zod';
import type { CollectionName } from '../../pages.ts';
import { biography } from './biography.ts';
import { collection, type EntryOf } from './collection.ts';
import { concerts } from './concerts.ts';
import { contacts } from './contacts.ts';
import { address, choice, image, integer, phrase, quotedPhrase, text } from './scalars.ts';
import { date, partialDate } from './times.ts';
import { videoId } from './video-id.ts';
import { ownPages } from './own-pages.ts';
import { works } from './works.ts';

const { exactOptional } = z;

/** A biography as pages see it. */
export type Biography = EntryOf<typeof biography>;

/** A composition as pages see it. `audioVideo` is a link where it begins with `https`; the premiere’s `date` is a day, a month or a year. */
export type Work = EntryOf<typeof works>;

/** A concert as pages see it. `date`, `until` and `previousDate` are days, `time` is `HH:MM`. */
export type Concert = EntryOf<typeof concerts>;

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
    quote: exactOptional(quotedPhrase()),
    alt: exactOptional(text()),
  },
  descriptions: {
    type: 'What it is; a video has “watch video” as its link, the others “read article”.',
    publication: 'Where it appeared.',
    date: 'When it appeared; the newest comes first.',
    url: 'Where to read, watch or hear it; without it there is no link.',
    image: 'The picture beside it; without one, the publication’s name stands in its place.',
    title: 'The headline, as it was printed or announced.',
    summary: 'A sentence or two on what it says.',
    quote: 'A sentence from it that may be set large, without quotation marks.',
    alt: 'What the picture shows, for those who can’t see it.',
  },
  body: 'none',
  otherNames: {
    publication: 'newspaper paper magazine source outlet station',
    date: 'published day year',
    url: 'link address website',
    image: 'picture photo photograph',
    title: 'headline',
    summary: 'text excerpt description teaser',
    quote: 'quotation',
  },
  order: ['-date'],
  unique: ['url'],
  pageSize: 20,
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

const photographs = {
  shared: {
    order: integer({ from: 1, to: 9999, example: '1' }),
    image: image(),
    credit: exactOptional(text()),
  },
  translated: { alt: text(), caption: phrase() },
  body: 'none',
  otherNames: {
    image: 'file photo photograph picture',
    credit: 'photographer author',
    caption: 'title text description',
  },
  order: ['order'],
  unique: ['order', 'image'],
} as const;

const photos = collection({
  ...photographs,
  descriptions: {
    order: 'Its place in the gallery.',
    image: 'The file, as large as there is one.',
    credit: 'Who took it.',
    alt: 'What it shows, for those who can’t see it.',
    caption: 'The line below it when it is enlarged.',
  },
  anchor: 'photo-',
  pageSize: 24,
});

/** A photograph as pages see it. */
export type Photo = EntryOf<typeof photos>;

const prints = collection({
  ...photographs,
  descriptions: {
    order: 'Its place in the kit for presenters.',
    image: 'The file for printing, as large as there is one.',
    credit: 'Who took it.',
    alt: 'What it shows, for those who can’t see it.',
    caption: 'What is printed below it.',
  },
});

/** A photograph that presenters may print, as pages see it. */
export type Print = EntryOf<typeof prints>;

/** Somebody to ask, as pages see them. */
export type Contact = EntryOf<typeof contacts>;
/** A page of one's own. `updated` is `YYYY-MM-DD`. */
export type OwnPage = EntryOf<typeof ownPages>;

/** Every collection, by the name of its folder. */
export const collections = {
  biography,
  works,
  concerts,
  press,
  videos,
  photos,
  prints,
  contacts,
  pages: ownPages,
} satisfies Readonly<Record<CollectionName, unknown>>;
