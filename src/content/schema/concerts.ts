import { z } from 'zod';
import { collection } from './collection.ts';
import { phrases, references } from './lists.ts';
import { namesInConcerts } from './other-names.ts';
import { country, timeZone } from './places.ts';
import { address, choice, phrase, text } from './scalars.ts';
import { date, time } from './times.ts';

const { exactOptional } = z;

/** Concerts, one for each performance. */
export const concerts = collection({
  shared: {
    date: date(),
    time: exactOptional(time()),
    until: exactOptional(date()),
    timeZone: exactOptional(timeZone()),
    country: country(),
    status: exactOptional(
      choice(['rescheduled', 'postponed', 'cancelled', 'sold-out', 'few-left']),
    ),
    previousDate: exactOptional(date()),
    tickets: exactOptional(address('https://example.org/tickets')),
    stream: exactOptional(address('https://example.org/live')),
    works: exactOptional(references('works')),
  },
  translated: {
    title: phrase(),
    venue: exactOptional(text()),
    city: text(),
    with: exactOptional(phrase()),
    programme: exactOptional(phrases()),
    series: exactOptional(text()),
    note: exactOptional(phrase()),
  },
  descriptions: {
    date: 'The day, or the first of several.',
    time: 'When it begins, by the clocks of the place; leave it out while that isn’t known.',
    until: 'The last day of a festival or an exhibition.',
    timeZone:
      'The time zone of the place, where the country has several and it isn’t that of `site.yaml`.',
    country: 'The country.',
    status: 'What visitors must know; leave it out where all is as announced.',
    previousDate: 'The day on which it was to be, before it was rescheduled or postponed.',
    tickets: 'Where tickets are sold.',
    stream: 'Where it can be watched or heard live.',
    works: 'Works of your own that are played, by the names of their files.',
    title: 'What the concert is called, or the main work.',
    venue: 'The hall; leave it out while that isn’t known.',
    city: 'The town.',
    with: 'Who else plays: orchestra, conductor, soloists.',
    programme: 'What is played, a line for each work.',
    series: 'The festival or the series that it is part of.',
    note: 'A remark in one line, such as “free entry”.',
    body: 'A text on the concert, in Markdown.',
  },
  body: 'optional',
  otherNames: namesInConcerts,
  order: ['date', 'time', 'title'],
  unique: [],
  anchor: 'concert-',
  pages: { entries: Infinity, bytes: Infinity },
});
