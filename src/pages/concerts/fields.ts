import { z } from 'zod';
import { bookingAddress } from '../../content/fields/addresses.ts';
import { collection, type EntryOf } from '../../content/fields/collection.ts';
import { phrases, references } from '../../content/fields/lists.ts';
import { country, timeZone } from '../../content/fields/places.ts';
import { address, choice, phrase, text } from '../../content/fields/scalars.ts';
import { date, dayAndTime, duration, firstDay, time } from '../../content/fields/times.ts';

const { exactOptional, strictObject } = z;

const states = ['rescheduled', 'postponed', 'cancelled', 'sold-out', 'few-left'] as const;

/** A further performance; its day alone may stand for it. */
const performance = z.preprocess(
  (item) => (typeof item === 'string' ? { date: item } : item),
  strictObject({
    date: dayAndTime(),
    status: exactOptional(choice(['as-announced', ...states])),
    previousDate: exactOptional(date()),
    venue: exactOptional(text()),
    city: exactOptional(text()),
    tickets: exactOptional(bookingAddress()),
  }),
);

/** Concerts, one for each programme. */
export const concerts = collection({
  name: 'concerts',
  shared: {
    kind: exactOptional(choice(['concert', 'opera', 'masterclass', 'talk', 'jury', 'broadcast'])),
    date: firstDay(),
    time: exactOptional(time()),
    duration: exactOptional(duration('2 h')),
    also: exactOptional(z.array(performance)),
    until: exactOptional(date()),
    timeZone: exactOptional(timeZone()),
    country: exactOptional(country()),
    status: exactOptional(choice(states)),
    previousDate: exactOptional(date()),
    tickets: exactOptional(bookingAddress()),
    link: exactOptional(address('https://example.org/concert')),
    stream: exactOptional(address('https://example.org/live')),
    works: exactOptional(references('works')),
  },
  translated: {
    title: phrase(),
    venue: exactOptional(text()),
    city: exactOptional(text()),
    with: exactOptional(phrase()),
    programme: exactOptional(phrases()),
    series: exactOptional(text()),
    note: exactOptional(phrase()),
  },
  descriptions: {
    kind: 'What it is, where that isn’t a concert.',
    date: 'The day, or the first of several.',
    time: 'When it begins, by the clocks of the place; leave it out while that isn’t known.',
    duration: 'How long it lasts; without it, calendars say three hours.',
    also: 'Further performances: the day of each, its hour where that differs, and what else differs.',
    until: 'The last day of what goes on from day to day, such as a festival.',
    timeZone:
      'The time zone of the place, where the country has several and it isn’t that of the site.',
    country: 'The country; needed unless it is online only.',
    status: 'What visitors must know; leave it out where all is as announced.',
    previousDate: 'The day on which it was to be, before it was rescheduled or postponed.',
    tickets: 'Where tickets are sold.',
    link: 'A page with information, where tickets aren’t sold.',
    stream: 'Where it can be watched or heard live; without a country, it is online only.',
    works: 'Works of your own that are played.',
    title: 'What the concert is called, or the main work.',
    venue: 'The hall; leave it out while that isn’t known.',
    city: 'The town; leave it out while that isn’t known.',
    with: 'Who else plays: orchestra, conductor, soloists.',
    programme: 'What is played, a line for each work.',
    series: 'The festival or the series that it is part of.',
    note: 'A remark in one line, such as “free entry”.',
    body: 'A text on the concert, in Markdown.',
  },
  body: 'optional',
  otherNames: {
    date: 'day when from start startDate',
    time: 'hour starts startTime begins doors',
    until: 'to end endDate end-date lastDay',
    timeZone: 'zone timezone tz',
    country: 'nation',
    status: 'state cancelled canceled postponed rescheduled soldOut',
    previousDate: 'originalDate oldDate',
    kind: 'type genre category format',
    duration: 'length ends',
    also: 'dates performances more repeats',
    tickets: 'ticket booking',
    link: 'url address website info information page',
    stream: 'live livestream broadcast online',
    works: 'compositions own',
    title: 'name event subject headline',
    venue: 'hall location',
    city: 'town',
    with: 'performers orchestra conductor soloists musicians artists',
    programme: 'program pieces repertoire',
    series: 'festival cycle season',
    note: 'remark notes',
    body: 'description text about',
  },
  order: ['date', 'time', 'title'],
  unique: [],
  anchor: 'concert-',
});

/** A concert as pages see it. `date`, `until` and `previousDate` are days, `time` is `HH:MM`. */
export type Concert = EntryOf<typeof concerts>;
