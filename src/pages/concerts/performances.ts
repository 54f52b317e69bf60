// A concert -> its performances as pages show them, in their order.
import type { Concert } from './fields.ts';
import type { Localized } from '../../content/fields/localized.ts';
import { defaultLocale } from '../../locales.ts';
import { fillLocalized } from '../../site/fill.ts';
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
import { entriesOf, type LocalContent } from '../../site/local-content.ts';

/** A performance, with what it has of its own or of its concert. `date` is a day, or the month of one that isn’t known. */
export interface PerformanceView extends PerformanceFields {
  readonly date: string;
  /** What tells it from the first one: nothing, or the day for which it was first announced. */
  readonly id: string;
  /** A day or a month, or a moment with the offset of its place. */
  readonly starts: string;
  /** The moment at which it is over, in UTC. */
  readonly ends: string;
  readonly statusInWords?: Localized | undefined;
  readonly dateInWords: string;
  /** The day of the month and the weekday, where the day is known, and the month with its year. */
  readonly day?: string | undefined;
  readonly weekday?: string | undefined;
  readonly month: string;
  /** Several days, without their year. */
  readonly daysInWords?: string | undefined;
  /** The month beside that day, in the form that it has there. */
  readonly monthOfDay?: string | undefined;
  /** The hour; of several days there is none. */
  readonly timeInWords?: Localized | undefined;
  /** That the hour or the day isn’t known yet. */
  readonly openInWords?: Localized | undefined;
}

type PerformanceFields = {
  readonly [Name in 'time' | 'until' | 'status' | 'previousDate' | 'venue' | 'city' | 'tickets']?:
    | Concert[Name]
    | undefined;
};

type Further = NonNullable<Concert['also']>[number];

/** As long as a concert is taken to last where nothing is said of it, in seconds. */
const assumedLength = 3 * 60 * 60;

/** The time that a concert lasts, in seconds. */
export function lengthOf({ duration }: Pick<Concert, 'duration'>): number {
  return duration?.upTo ?? duration?.seconds ?? assumedLength;
}

/** The zone of a concert; of days without a time, any of its country will do. */
export function timeZoneOf(concert: Concert, { site }: LocalContent): string {
  const ofCountry = zonesOf(concert.country ?? '')[0];
  return zoneOfPlace(concert, site.timeZone) ?? ofCountry ?? 'UTC';
}

/** The performances of a concert, the earliest first. */
export function performancesOf(
  concert: Concert,
  local: LocalContent,
): readonly [PerformanceView, ...PerformanceView[]] {
  const { date, status, previousDate, venue, city, tickets, also = [] } = concert;
  const own = { ...hourOrDays(concert), status, previousDate, venue, city, tickets };
  const days = also.map(announcedDay);
  const others = also.map((each, index) => {
    const same = days.slice(0, index).filter((day) => day === days[index]).length;
    const id = `${days[index] ?? ''}${same > 0 ? `-${same + 1}` : ''}`;
    return view({ id, ...further(each, concert, local) }, concert, local);
  });
  const first = view({ id: '', date, ...own }, concert, local);
  const [earliest = first, ...later] = [first, ...others].toSorted(byDate);
  return [earliest, ...later];
}

/** The hour, or the last of several days, which have none; a last day that is the first one says nothing. */
function hourOrDays({ date, time, until }: Concert): Pick<PerformanceFields, 'time' | 'until'> {
  return until === undefined || until === date ? { time } : { until };
}

/** The day for which a further performance was first announced. */
function announcedDay({ date, previousDate }: Further): string {
  return previousDate ?? date.slice(0, 10);
}

/** A further performance, with what it doesn’t say as the concert says it; a concert is rescheduled by the day. */
function further(each: Further, concert: Concert, local: LocalContent) {
  const [date = '', time = concert.time] = each.date.split(' ');
  const city = placeNamed('city', each, local) ?? concert.city;
  const isElsewhere = city?.value !== concert.city?.value;
  const { status = concert.status === 'rescheduled' ? undefined : concert.status } = each;
  return {
    date,
    time,
    status: status === 'as-announced' ? undefined : status,
    previousDate: each.previousDate,
    venue: placeNamed('venue', each, local) ?? (isElsewhere ? undefined : concert.venue),
    city,
    tickets: each.tickets ?? concert.tickets,
  };
}

/** A place of a further performance, as any concert that is translated calls it in the language of the page. */
function placeNamed(
  name: 'venue' | 'city',
  { [name]: value }: Further,
  { locale, originals, collections }: LocalContent,
): Localized | undefined {
  if (value === undefined) return undefined;
  if (locale === defaultLocale) return { value };
  const there = entriesOf(originals.concerts).filter((each) => each[name]?.value === value);
  const slugs = new Set(there.map(({ slug }) => slug));
  const named = entriesOf(collections.concerts)
    .filter(({ slug }) => slugs.has(slug))
    .flatMap((each) => each[name] ?? []);
  return named.find(({ lang }) => lang === undefined) ?? { value, lang: defaultLocale };
}

function view(
  fields: PerformanceFields & Pick<PerformanceView, 'id' | 'date'>,
  concert: Concert,
  local: LocalContent,
): PerformanceView {
  const { date, time, until, status } = fields;
  const timeZone = timeZoneOf(concert, local);
  const start = { date, time, timeZone };
  const last = until === undefined ? start : { date: until, timeZone };
  const isMoved = status === 'rescheduled' || status === 'postponed';
  const performance = {
    ...fields,
    tickets: status === 'cancelled' ? undefined : fields.tickets,
    previousDate: isMoved ? fields.previousDate : undefined,
    starts: toIso(start),
    ends: endOf(last, lengthOf(concert)),
  };
  return { ...performance, ...inWords(performance, local) };
}

function inWords(performance: PerformanceFields & { readonly date: string }, local: LocalContent) {
  const { date, time, until } = performance;
  const { locale, messages } = local;
  const isDay = date.length > 7;
  const open = until ? undefined : messages[isDay ? 'concerts.timeOpen' : 'concerts.dayOpen'];
  return {
    statusInWords: statusInWords(performance, local),
    dateInWords: until ? formatDays(date, until, locale) : formatDate(date, locale),
    day: isDay ? formatDay(date, locale, { day: 'numeric' }) : undefined,
    weekday: isDay ? formatDay(date, locale, { weekday: 'long' }) : undefined,
    month: formatDay(date, locale, { month: 'long', year: 'numeric' }),
    daysInWords: until && formatDays(date, until, locale, { day: 'numeric', month: 'long' }),
    monthOfDay: isDay ? formatMonthOfDay(date, locale) : undefined,
    timeInWords: time ? { value: formatTime(time, locale) } : undefined,
    openInWords: time ? undefined : open,
  };
}

const statusTexts = {
  rescheduled: 'concerts.rescheduled',
  postponed: 'concerts.postponed',
  cancelled: 'concerts.cancelled',
  'sold-out': 'concerts.soldOut',
  'few-left': 'concerts.fewLeft',
} as const satisfies Readonly<Record<NonNullable<PerformanceFields['status']>, string>>;

function statusInWords(
  { status, previousDate = '', date }: PerformanceFields & { readonly date: string },
  { messages, locale }: LocalContent,
): Localized | undefined {
  if (status === undefined) return undefined;
  const text = messages[statusTexts[status]];
  const day = formatDate(previousDate || date, text.lang ?? locale);
  return fillLocalized(text, { date: day });
}
