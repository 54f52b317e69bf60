// In: a concert. Out: its performances as pages show them, the earliest first.
import { type Concert, concerts } from './fields.ts';
import type { Localized } from '../../content/fields/localized.ts';
import { memoize } from '../../memoize.ts';
import { fillLocalized } from '../../page/messages.ts';
import {
  formatDate,
  formatDay,
  formatDays,
  formatMonthOfDay,
  formatTime,
} from '../../text/format-date.ts';
import { endOf, toIso } from '../../text/local-time.ts';
import { inferTimeZone, zonesOf } from '../../text/time-zones.ts';
import { byDate } from './schedule.ts';
import { entriesOf, type LocaleContent } from '../../page/locale-content.ts';
import { texts } from './texts.ts';
import { townKey, zonesByTown } from './zones.ts';

export type PerformanceView = ReturnType<typeof toPerformanceView>;

/** When a performance is. */
interface PerformanceTime {
  /** Its part of UIDs and of `@id`: empty for `date`, else its day, numbered from the second on that day. */
  readonly id: string;
  /** `YYYY-MM-DD`, or `YYYY-MM` while the day isn’t known. */
  readonly date: string;
  readonly time?: string | undefined;
  readonly until?: string | undefined;
}

/** In seconds. */
const defaultDuration = 3 * 60 * 60;

/** How long a concert lasts, in seconds. */
export function durationOf({ duration }: Pick<Concert, 'duration'>): number {
  return duration?.upTo ?? duration?.seconds ?? defaultDuration;
}

/** The time zone of a concert; if it isn’t certain, any of the country: a rule requires it where there is a time. */
export function timeZoneOf({ slug, country }: Concert, content: LocaleContent): string {
  return zonesOfConcerts(content).get(slug) ?? zonesOf(country ?? '')[0] ?? 'UTC';
}

/** The time zones of concerts, keyed by slug; undefined if not certain. */
const zonesOfConcerts = memoize(({ originals, site }: LocaleContent) => {
  const all = entriesOf(originals.get(concerts)).map((concert) => ({
    ...concert,
    city: concert.city?.value,
  }));
  const townZones = zonesByTown(all);
  return new Map(
    all.map((concert) => {
      const { timeZone = townZones.get(townKey(concert)), country } = concert;
      return [concert.slug, inferTimeZone({ timeZone, country }, site.timeZone)] as const;
    }),
  );
});

type Performances = readonly [PerformanceView, ...PerformanceView[]];

/** The performances of a concert, the earliest first. Memoized, because pages, calendars and mentions need them. */
export const performancesOf = memoize((concert: Concert, content: LocaleContent): Performances => {
  const { also = [] } = concert;
  const [date, last] = [concert.date.value, concert.until?.value];
  // `until` equal to `date` is ignored. A run of several days has no time.
  const until = last === date ? undefined : last;
  const time = until === undefined ? concert.time : undefined;
  const further = also.map((moment, index) => {
    const [day = '', hour = time] = moment.split(' ');
    const sameDay = also.slice(0, index).filter((previous) => previous.startsWith(day)).length;
    const id = `${day}${sameDay > 0 ? `-${sameDay + 1}` : ''}`;
    return toPerformanceView({ id, date: day, time: hour }, concert, content);
  });
  const first = toPerformanceView({ id: '', date, time, until }, concert, content);
  const [earliest = first, ...later] = [first, ...further].toSorted(byDate);
  return [earliest, ...later];
});

/** A performance with its texts in the language of the page. */
function toPerformanceView(performance: PerformanceTime, concert: Concert, content: LocaleContent) {
  const { id, date, time, until } = performance;
  const { locale } = content;
  const messages = content.messagesFor(texts);
  const timeZone = timeZoneOf(concert, content);
  const start = { date, time, timeZone };
  const last = until === undefined ? start : { date: until, timeZone };
  // `previousDate` applies to the first performance only.
  const status = concert.status === 'rescheduled' && id !== '' ? undefined : concert.status;
  const isMoved = status === 'rescheduled' || status === 'postponed';
  const previousDate = isMoved && id === '' ? concert.previousDate?.value : undefined;
  const isDay = date.length > 7;
  const missing = isDay ? 'concerts.timeOpen' : 'concerts.dayOpen';
  return {
    ...performance,
    until,
    status,
    previousDate,
    /** ISO 8601: a day, a month, or a time with the offset of its place. */
    starts: toIso(start),
    /** When it is over, in UTC. */
    ends: endOf(last, durationOf(concert)),
    statusText: status && statusTextOf(status, previousDate ?? date, content),
    dateText: until ? formatDays(date, until, locale) : formatDate(date, locale),
    /** Of the month; undefined, like the weekday, while the day isn’t known. */
    day: isDay ? formatDay(date, locale, { day: 'numeric' }) : undefined,
    weekday: isDay ? formatDay(date, locale, { weekday: 'long' }) : undefined,
    shortWeekday: isDay ? formatDay(date, locale, { weekday: 'short' }) : undefined,
    month: formatDay(date, locale, { month: 'long', year: 'numeric' }),
    /** Of a run of several days, without the year. */
    dayRangeText: until && formatDays(date, until, locale, { day: 'numeric', month: 'long' }),
    /** The month as it is written next to `day`, in some languages in another case. */
    monthOfDay: isDay ? formatMonthOfDay(date, locale) : undefined,
    timeText: time ? { value: formatTime(time, locale) } : undefined,
    /** Set while the time or the day isn’t known. */
    toBeAnnounced: time || until ? undefined : messages[missing],
  };
}

const statusTexts = {
  rescheduled: 'concerts.rescheduled',
  postponed: 'concerts.postponed',
  cancelled: 'concerts.cancelled',
  'sold-out': 'concerts.soldOut',
  'few-left': 'concerts.fewLeft',
} as const satisfies Readonly<Record<NonNullable<Concert['status']>, string>>;

function statusTextOf(
  status: keyof typeof statusTexts,
  day: string,
  { messagesFor, locale }: LocaleContent,
): Localized {
  const text = messagesFor(texts)[statusTexts[status]];
  return fillLocalized(text, { date: formatDate(day, text.lang ?? locale) });
}
