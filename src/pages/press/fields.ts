import { z } from 'zod';
import { collection, type EntryOf } from '../../content/fields/collection.ts';
import {
  address,
  choice,
  image,
  phrase,
  quotedPhrase,
  text,
} from '../../content/fields/scalars.ts';
import { partialDate } from '../../content/fields/times.ts';

const { exactOptional } = z;

/** What the press says, the newest first. */
export const press = collection({
  name: 'press',
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
