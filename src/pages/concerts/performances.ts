// A concert -> its performances as pages show them, in their order.
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
  /** Its part of UIDs and of `@id`: empty for the first one, else its day, numbered from the second of that day on. */
  readonly id: string;
  /** A day, or the month of one that isn’t known. */
  readonly date: string;
  readonly time?: string | undefined;
  readonly until?: string | undefined;
}

/** As long as a concert is taken to last where nothing is said of it, in seconds. */
const assumedLength = 3 * 60 * 60;

/** The time that a concert lasts, in seconds. */
export function durationOf({ duration }: Pick<Concert, 'duration'>): number {
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
      const { timeZone = towns.get(townKey(each)), country } = each;
      return [each.slug, inferTimeZone({ timeZone, country }, site.timeZone)] as const;
    }),
  );
});

type Performances = readonly [PerformanceView, ...PerformanceView[]];

/** The performances of a concert, the earliest first; its page, the list, calendars and the first page ask for them. */
export const performancesOf = memoize((concert: Concert, content: LocaleContent): Performances => {
  const { also = [] } = concert;
  const [date, last] = [concert.date.value, concert.until?.value];
  // A last day that is the first one says nothing; of several days, there is no hour.
  const until = last === date ? undefined : last;
  const time = until === undefined ? concert.time : undefined;
  const others = also.map((each, index) => {
    const [day = '', hour = time] = each.split(' ');
    const same = also.slice(0, index).filter((other) => other.startsWith(day)).length;
    const id = `${day}${same > 0 ? `-${same + 1}` : ''}`;
    return toPerformanceView({ id, date: day, time: hour }, concert, content);
  });
  const first = toPerformanceView({ id: '', date, time, until }, concert, content);
  const [earliest = first, ...later] = [first, ...others].toSorted(byDate);
  return [earliest, ...later];
});

/** A performance in the language of the page. */
function toPerformanceView(when: PerformanceTime, concert: Concert, content: LocaleContent) {
  const { id, date, time, until } = when;
  const { locale } = content;
  const messages = content.messagesFor(texts);
  const timeZone = timeZoneOf(concert, content);
  const start = { date, time, timeZone };
  const last = until === undefined ? start : { date: until, timeZone };
  // From which day a run was rescheduled is only known of its first performance.
  const status = concert.status === 'rescheduled' && id !== '' ? undefined : concert.status;
  const isMoved = status === 'rescheduled' || status === 'postponed';
  const previousDate = isMoved && id === '' ? concert.previousDate?.value : undefined;
  const isDay = date.length > 7;
  const open =
    time || until ? undefined : messages[isDay ? 'concerts.timeOpen' : 'concerts.dayOpen'];
  return {
    ...when,
    until,
    status,
    previousDate,
    /** A day or a month, or a moment with the offset of its place. */
    starts: toIso(start),
    /** The moment at which it is over, in UTC. */
    ends: endOf(last, durationOf(concert)),
    statusText: status && statusInWords(status, previousDate ?? date, content),
    dateText: until ? formatDays(date, until, locale) : formatDate(date, locale),
    /** The day of the month and the weekday, where the day is known, and the month with its year. */
    day: isDay ? formatDay(date, locale, { day: 'numeric' }) : undefined,
    weekday: isDay ? formatDay(date, locale, { weekday: 'long' }) : undefined,
    shortWeekday: isDay ? formatDay(date, locale, { weekday: 'short' }) : undefined,
    month: formatDay(date, locale, { month: 'long', year: 'numeric' }),
    /** Several days, without their year. */
    dayRangeText: until && formatDays(date, until, locale, { day: 'numeric', month: 'long' }),
    /** The month beside that day, in the form that it has there. */
    monthOfDay: isDay ? formatMonthOfDay(date, locale) : undefined,
    /** The hour; of several days there is none. */
    timeText: time ? { value: formatTime(time, locale) } : undefined,
    /** That the hour or the day isn’t known yet. */
    toBeAnnounced: open,
  };
}

const statusTexts = {
  rescheduled: 'concerts.rescheduled',
  postponed: 'concerts.postponed',
  cancelled: 'concerts.cancelled',
  'sold-out': 'concerts.soldOut',
  'few-left': 'concerts.fewLeft',
} as const satisfies Readonly<Record<NonNullable<Concert['status']>, string>>;

function statusInWords(
  status: keyof typeof statusTexts,
  day: string,
  { messagesFor, locale }: LocaleContent,
): Localized {
  const text = messagesFor(texts)[statusTexts[status]];
  return fillLocalized(text, { date: formatDate(day, text.lang ?? locale) });
}
