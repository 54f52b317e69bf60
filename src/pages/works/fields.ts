import { z } from 'zod';
import { workPrefix } from '../../pages.ts';
import { collection, type EntryOf } from '../../content/fields/collection.ts';
import { phrases } from '../../content/fields/lists.ts';
import {
  address,
  choice,
  flag,
  mediaAddress,
  phrase,
  sound,
  text,
} from '../../content/fields/scalars.ts';
import { duration, partialDate, yearSpan } from '../../content/fields/times.ts';

const { exactOptional, strictObject } = z;

/** Compositions. */
export const works = collection({
  name: 'works',
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
    excerpt: exactOptional(sound()),
    scoring: exactOptional(
      text('a line such as `2.2.2.2-4.2.3.1-timp.perc(2)-str`', '2.2.2.2-4.2.3.1-timp.perc(2)-str'),
    ),
    publisher: exactOptional(strictObject({ name: text(), url: exactOptional(address()) })),
    premiere: exactOptional(strictObject({ date: exactOptional(partialDate()) })),
  },
  translated: {
    title: phrase(),
    composer: exactOptional(text()),
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
  descriptions: {
    group: 'Where it stands in the catalogue.',
    year: 'The year or years in which it was written; without it the page says “undated”.',
    revised: 'The year or years of its revision.',
    inProgress:
      'Whether it is still being written; it then comes first in its group, or among its composer’s.',
    duration: 'How long it lasts; leave it out where that isn’t known.',
    audioVideo: 'Where it can be seen or heard.',
    excerpt: 'A part of it, to be heard on the page itself.',
    scoring: 'Its instruments in the shorthand of publishers, as it is to be shown.',
    publisher: 'Who publishes it.',
    'publisher.name': 'The name of the publisher.',
    'publisher.url': 'Where it can be bought or hired.',
    premiere:
      'Its first performance, with as much of it as is known; leave it out while there hasn’t been one.',
    'premiere.date': 'When it was.',
    'premiere.venue': 'The hall.',
    'premiere.place': 'The town.',
    'premiere.performers': 'Who played.',
    title: 'The name of the work.',
    composer: 'Who composed it; leave it out for works of the artist.',
    subtitle: 'What stands below the title, such as its occasion or a second author.',
    movements: 'The titles of its movements, each with its number if it is to have one.',
    text: 'Who wrote the words.',
    instrumentation: 'Its instruments in words.',
    commissionedBy: 'Who commissioned it.',
    dedicatedTo: 'To whom it is dedicated.',
    performances: 'Further performances worth naming.',
    body: 'A remark on the work, in Markdown.',
  },
  body: 'optional',
  otherNames: {
    group: 'category genre type',
    year: 'date composed written',
    revised: 'revision version',
    inProgress: 'status',
    duration: 'length time timing',
    audioVideo: 'recording audio video link listen watch media url',
    publisher: 'edition',
    premiere: 'premiered firstPerformance first-performance',
    performances: 'concerts',
    'premiere.date': 'premiere.day premiere.year premiere.when',
    'premiere.venue': 'premiere.hall premiere.where',
    'premiere.place': 'premiere.city premiere.town premiere.location',
    'premiere.performers': 'premiere.orchestra premiere.conductor premiere.musicians premiere.by',
    title: 'name',
    composer: 'composedBy creator by',
    subtitle: 'opus catalogue coAuthor coauthor arranger',
    movements: 'sections',
    text: 'librettist lyricist lyrics words poet',
    instrumentation: 'instruments instrument forces orchestration',
    commissionedBy: 'commission commissioner commissioned',
    dedicatedTo: 'dedication dedicatee dedicated',
    body: 'notes note description programme program about remark remarks summary',
  },
  order: ['group', 'composer', '-inProgress', '-year.to', 'title'],
  unique: [],
  anchor: workPrefix,
  pageSize: 20,
});

/** A composition as pages see it. `audioVideo` is a link where it begins with `https`; the premiere’s `date` is a day, a month or a year. */
export type Work = EntryOf<typeof works>;
