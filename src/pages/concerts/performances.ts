// A concert -> its performances as pages show them, in their order.
import { type Concert, concerts } from './fields.ts';
import type { Localized } from '../../content/fields/localized.ts';
import { defaultLocale } from '../../locales.ts';
import { memoize } from '../../memoize.ts';
import { fillLocalized } from '../../site/messages.ts';
import {
  formatDate,
  formatDay,
  formatDays,
  formatMonthOfDay,
  formatTime,
} from '../../text/format-date.ts';
import { endOf, toIso } from '../../text/local-time.ts';
import { zoneOfPlace, zonesOf } from '../../text/time-zones.ts';
import { byDate } from './schedule.ts';
import { entriesOf, type LocaleContent } from '../../site/locale-content.ts';
import { texts } from './texts.ts';
import { townOf, zonesByTown } from './zones.ts';

export type PerformanceView = ReturnType<typeof view>;

/** What a performance has of its own or, where it has none, of its concert. */
type Announced = {
  readonly [Name in 'time' | 'until' | 'status' | 'previousDate' | 'venue' | 'city' | 'tickets']?:
    | Concert[Name]
    | undefined;
} & {
  /** What tells it from the first one: nothing, or the day for which it was first announced. */
  readonly id: string;
  /** A day, or the month of one that isn’t known. */
  readonly date: string;
};

type Further = NonNullable<Concert['also']>[number];

/** As long as a concert is taken to last where nothing is said of it, in seconds. */
const assumedLength = 3 * 60 * 60;

/** The time that a concert lasts, in seconds. */
export function lengthOf({ duration }: Pick<Concert, 'duration'>): number {
  return duration?.upTo ?? duration?.seconds ?? assumedLength;
}

/** The zone of a concert; of days without a time, any of its country will do. */
export function timeZoneOf({ slug, country }: Concert, content: LocaleContent): string {
  return zonesOfConcerts(content).get(slug) ?? zonesOf(country ?? '')[0] ?? 'UTC';
}

/** The zones of concerts by slug, as far as they are certain. */
const zonesOfConcerts = memoize(({ originals, site }: LocaleContent) => {
  const all = entriesOf(originals.get(concerts)).map((each) => ({
    ...each,
    city: each.city?.value,
  }));
  const towns = zonesByTown(all);
  return new Map(
    all.map((each) => {
      const { timeZone = towns.get(townOf(each)), country } = each;
      return [each.slug, zoneOfPlace({ timeZone, country }, site.timeZone)] as const;
    }),
  );
});

type Performances = readonly [PerformanceView, ...PerformanceView[]];

/** The performances of a concert, the earliest first; its page, the list, calendars and the first page ask for them. */
export const performancesOf = memoize((concert: Concert, content: LocaleContent): Performances => {
  const { date, status, previousDate, venue, city, tickets, also = [] } = concert;
  // A last day that is the first one says nothing; of several days, there is no hour.
  const until = concert.until === date ? undefined : concert.until;
  const time = until === undefined ? concert.time : undefined;
  const days = also.map(announcedDay);
  const others = also.map((each, index) => {
    const same = days.slice(0, index).filter((day) => day === days[index]).length;
    const id = `${days[index] ?? ''}${same > 0 ? `-${same + 1}` : ''}`;
    return view({ id, ...further(each, concert, content) }, concert, content);
  });
  const announced = { id: '', date, time, until, status, previousDate, venue, city, tickets };
  const first = view(announced, concert, content);
  const [earliest = first, ...later] = [first, ...others].toSorted(byDate);
  return [earliest, ...later];
});

/** The day for which a further performance was first announced. */
function announcedDay({ date, previousDate }: Further): string {
  return previousDate ?? date.slice(0, 10);
}

/** A further performance, with what it doesn’t say as the concert says it; a concert is rescheduled by the day. */
function further(each: Further, concert: Concert, content: LocaleContent) {
  const [date = '', time = concert.time] = each.date.split(' ');
  const city = placeNamed('city', each, content) ?? concert.city;
  const isElsewhere = city?.value !== concert.city?.value;
  const { status = concert.status === 'rescheduled' ? undefined : concert.status } = each;
  return {
    date,
    time,
    status: status === 'as-announced' ? undefined : status,
    previousDate: each.previousDate,
    venue: placeNamed('venue', each, content) ?? (isElsewhere ? undefined : concert.venue),
    city,
    tickets: each.tickets ?? concert.tickets,
  };
}

/** A place of a further performance, as any concert that is translated calls it in the language of the page. */
function placeNamed(
  name: 'venue' | 'city',
  { [name]: value }: Further,
  { locale, originals, collections }: LocaleContent,
): Localized | undefined {
  if (value === undefined) return undefined;
  if (locale === defaultLocale) return { value };
  const there = entriesOf(originals.get(concerts)).filter((each) => each[name]?.value === value);
  const slugs = new Set(there.map(({ slug }) => slug));
  const named = entriesOf(collections.get(concerts))
    .filter(({ slug }) => slugs.has(slug))
    .flatMap((each) => each[name] ?? []);
  return named.find(({ lang }) => lang === undefined) ?? { value, lang: defaultLocale };
}

/** A performance in the language of the page. */
function view(fields: Announced, concert: Concert, content: LocaleContent) {
  const { date, time, until, status } = fields;
  const { locale } = content;
  const messages = content.messagesFor(texts);
  const timeZone = timeZoneOf(concert, content);
  const start = { date, time, timeZone };
  const last = until === undefined ? start : { date: until, timeZone };
  const isMoved = status === 'rescheduled' || status === 'postponed';
  const previousDate = isMoved ? fields.previousDate : undefined;
  const isDay = date.length > 7;
  const open =
    time || until ? undefined : messages[isDay ? 'concerts.timeOpen' : 'concerts.dayOpen'];
  return {
    ...fields,
    tickets: status === 'cancelled' ? undefined : fields.tickets,
    previousDate,
    /** A day or a month, or a moment with the offset of its place. */
    starts: toIso(start),
    /** The moment at which it is over, in UTC. */
    ends: endOf(last, lengthOf(concert)),
    statusInWords: status && statusInWords(status, previousDate ?? date, content),
    dateInWords: until ? formatDays(date, until, locale) : formatDate(date, locale),
    /** The day of the month and the weekday, where the day is known, and the month with its year. */
    day: isDay ? formatDay(date, locale, { day: 'numeric' }) : undefined,
    weekday: isDay ? formatDay(date, locale, { weekday: 'long' }) : undefined,
    shortWeekday: isDay ? formatDay(date, locale, { weekday: 'short' }) : undefined,
    month: formatDay(date, locale, { month: 'long', year: 'numeric' }),
    /** Several days, without their year. */
    daysInWords: until && formatDays(date, until, locale, { day: 'numeric', month: 'long' }),
    /** The month beside that day, in the form that it has there. */
    monthOfDay: isDay ? formatMonthOfDay(date, locale) : undefined,
    /** The hour; of several days there is none. */
    timeInWords: time ? { value: formatTime(time, locale) } : undefined,
    /** That the hour or the day isn’t known yet. */
    openInWords: open,
  };
}

const statusTexts = {
  rescheduled: 'concerts.rescheduled',
  postponed: 'concerts.postponed',
  cancelled: 'concerts.cancelled',
  'sold-out': 'concerts.soldOut',
  'few-left': 'concerts.fewLeft',
} as const satisfies Readonly<Record<NonNullable<Announced['status']>, string>>;

function statusInWords(
  status: keyof typeof statusTexts,
  day: string,
  { messagesFor, locale }: LocaleContent,
): Localized {
  const text = messagesFor(texts)[statusTexts[status]];
  return fillLocalized(text, { date: formatDate(day, text.lang ?? locale) });
}
