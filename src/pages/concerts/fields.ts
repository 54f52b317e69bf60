import { collection, type EntryOf } from '../../content/fields/collection.ts';
import { address, bookingAddress } from '../../content/fields/addresses.ts';
import { choice } from '../../content/fields/choice.ts';
import { listType } from '../../content/fields/field-type.ts';
import { country, timeZone } from '../../content/fields/places.ts';
import { date, dayAndTime, duration, firstDay, time } from '../../content/fields/times.ts';
import { phrase, phrases, text } from '../../content/fields/phrase.ts';
import { references } from '../../content/fields/names.ts';
import { works } from '../works/fields.ts';

/** Concerts, one for each programme. */
export const concerts = collection({
  name: 'concerts',
  label: 'Concerts',
  entryLabel: 'Concert',
  summary: '{{date}} {{title}}',
  fields: {
    title: {
      type: phrase(),
      translated: true,
      help: 'What the concert is called, or the main work.',
      aliases: 'name event subject headline',
    },
    date: {
      type: firstDay(),
      help: 'The day, or the first of several.',
      aliases: 'day when from start startDate',
    },
    country: {
      type: country(),
      optional: true,
      help: 'The country; required unless it is online only.',
      aliases: 'nation',
    },
    venue: {
      type: text(),
      translated: true,
      optional: true,
      help: 'The hall, once it is known.',
      aliases: 'hall location',
    },
    city: {
      type: text(),
      translated: true,
      optional: true,
      help: 'The town, once it is known.',
      aliases: 'town',
    },
    with: {
      type: phrase(),
      translated: true,
      optional: true,
      label: 'Who else plays',
      help: 'Who else plays: orchestra, conductor, soloists.',
      aliases: 'performers orchestra conductor soloists musicians artists',
    },
    programme: {
      type: phrases(),
      translated: true,
      optional: true,
      itemLabel: 'line',
      help: 'What is played, a line for each work.',
      aliases: 'program pieces repertoire',
    },
    series: {
      type: text(),
      translated: true,
      optional: true,
      help: 'The festival or the series that it is part of.',
      aliases: 'festival cycle season',
    },
    note: {
      type: phrase(),
      translated: true,
      optional: true,
      help: 'A remark in one line, such as “free entry”.',
      aliases: 'remark notes',
    },
    kind: {
      type: choice(['concert', 'opera', 'masterclass', 'talk', 'jury', 'broadcast']),
      optional: true,
      label: 'What it is',
      help: 'What it is, if it isn’t a concert.',
      aliases: 'type genre category format',
    },
    time: {
      type: time(),
      optional: true,
      help: 'When it begins, in the local time of the place, once it is known.',
      aliases: 'hour starts startTime begins doors',
    },
    duration: {
      type: duration('2 h'),
      optional: true,
      help: 'How long it lasts; without it, calendars say three hours.',
      aliases: 'length ends',
    },
    also: {
      type: listType(dayAndTime(), { name: 'days', items: 'days' }),
      optional: true,
      label: 'Further performances',
      itemLabel: 'performance',
      help: 'Further performances: the day of each, and its time if that differs.',
      aliases: 'dates performances more repeats',
    },
    until: {
      type: date(),
      optional: true,
      label: 'Last day',
      help: 'The last day of an event that continues every day, such as a festival.',
      aliases: 'to end endDate end-date lastDay',
    },
    timeZone: {
      type: timeZone(),
      optional: true,
      help: 'The time zone of the place, if the country has several; it applies to all concerts in that town.',
      aliases: 'zone timezone tz',
    },
    status: {
      type: choice(['rescheduled', 'postponed', 'cancelled', 'sold-out', 'few-left']),
      optional: true,
      help: 'What has changed since it was announced, if anything.',
      aliases: 'cancelled canceled postponed rescheduled soldOut',
    },
    previousDate: {
      type: date(),
      optional: true,
      label: 'Day it was to be',
      help: 'The day on which it was to be, before it was rescheduled or postponed.',
      aliases: 'originalDate oldDate',
    },
    tickets: {
      type: bookingAddress(),
      optional: true,
      help: 'Where tickets are sold.',
      aliases: 'ticket booking',
    },
    link: {
      type: address('https://example.org/concert'),
      optional: true,
      label: 'Page with information',
      help: 'A page with information, if no tickets are sold.',
      aliases: 'url website info information page',
    },
    stream: {
      type: address('https://example.org/live'),
      optional: true,
      label: 'Address of the broadcast',
      help: 'Where it can be watched or heard live; without a country, it is online only.',
      aliases: 'live livestream broadcast online',
    },
    works: {
      type: references(works.name),
      optional: true,
      label: 'Your own works',
      help: 'Your own works that are played.',
      aliases: 'compositions own',
    },
  },
  body: {
    optional: true,
    help: 'A text about the concert, in Markdown.',
    aliases: 'description text about',
  },
  imported: 'by default',
  order: ['date', 'time', 'title'],
  anchor: 'concert-',
});

/** A concert as pages see it. `time` is `HH:MM`. */
export type Concert = EntryOf<typeof concerts>;
