// A concert -> what its page shows of it.
import type { Concert } from './fields.ts';
import type { Work } from '../works/fields.ts';
import type { Localized } from '../../content/fields/localized.ts';
import type { MessagesOf } from '../../content/fields/texts.ts';
import type { texts } from './texts.ts';
import {
  formatDate,
  formatDay,
  formatDays,
  formatMonthOfDay,
  formatTime,
} from '../../text/format-date.ts';
import { tagOf } from '../../locales.ts';
import { fillLocalized } from '../../site/fill.ts';
import { entriesOf, type LocalContent } from '../../site/local-content.ts';
import { ownAddress } from '../../site/own-address.ts';
import { performancesOf, type Performance } from './performances.ts';
import { renderBody, type RenderedBody } from '../../site/render-body.tsx';

/** A concert as its page shows it, whatever the performance. */
export interface ConcertOfPage extends Omit<
  Concert,
  keyof Performance | 'kind' | 'duration' | 'also' | 'programme' | 'works' | 'body' | 'timeZone'
> {
  readonly kind: NonNullable<Concert['kind']>;
  /** What it is, where that isn’t a concert. */
  readonly kindInWords?: Localized;
  readonly isOnline: boolean;
  readonly countryName?: string;
  readonly programme: readonly ProgrammeLine[];
  readonly text?: RenderedBody;
  readonly performances: readonly [ListedPerformance, ...ListedPerformance[]];
}

/** A performance as a page shows it. */
export interface ListedPerformance extends Performance {
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

/** A concert as a page shows it at one of its performances. */
export type ListedConcert = ConcertOfPage & ListedPerformance;

/** A line of a programme, which leads to the catalogue where it is a work in it. */
interface ProgrammeLine {
  readonly text: Localized;
  readonly address?: string;
}

/** A concert with all of its performances. */
export async function listConcert(concert: Concert, local: LocalContent): Promise<ConcertOfPage> {
  const { slug, anchor, sourceFile, title, country, link, stream, series, note, body } = concert;
  const { kind = 'concert' } = concert;
  const [first, ...others] = performancesOf(concert, local);
  return {
    slug,
    kind,
    title,
    isOnline: country === undefined,
    ...(kind !== 'concert' && { kindInWords: local.messages[`concerts.${kind}`] }),
    ...(anchor !== undefined && { anchor }),
    ...(sourceFile !== undefined && { sourceFile }),
    ...(country && { country, countryName: countryName(country, local) }),
    ...(link && { link }),
    ...(stream && { stream }),
    ...(concert.with && { with: concert.with }),
    ...(series && { series }),
    ...(note && { note }),
    programme: programmeOf(concert, local),
    ...(body && { text: await renderBody(body, local) }),
    performances: [
      listPerformance(first, local),
      ...others.map((each) => listPerformance(each, local)),
    ],
  };
}

function listPerformance(performance: Performance, local: LocalContent): ListedPerformance {
  const { date, time, until, status } = performance;
  const { locale, messages } = local;
  const isDay = date.length > 7;
  const open = until ? undefined : messages[isDay ? 'concerts.timeOpen' : 'concerts.dayOpen'];
  return {
    ...performance,
    statusInWords: status && statusInWords(status, performance, local),
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

/** A country's name in the language of the page. */
export function countryName(code: string, { locale }: Pick<LocalContent, 'locale'>): string {
  return new Intl.DisplayNames(tagOf(locale), { type: 'region' }).of(code) ?? code;
}

/** The hall, the town and the country, as plain text. */
export function placeInWords({ venue, city, countryName: country }: ListedConcert): string {
  return [venue?.value, city?.value, country].filter(Boolean).join(', ');
}

const statusTexts = {
  rescheduled: 'concerts.rescheduled',
  postponed: 'concerts.postponed',
  cancelled: 'concerts.cancelled',
  'sold-out': 'concerts.soldOut',
  'few-left': 'concerts.fewLeft',
} as const satisfies Readonly<
  Record<NonNullable<Performance['status']>, keyof MessagesOf<typeof texts>>
>;

function statusInWords(
  status: NonNullable<Performance['status']>,
  { previousDate = '', date }: Performance,
  { messages, locale }: LocalContent,
): Localized {
  const text = messages[statusTexts[status]];
  const day = formatDate(previousDate || date, text.lang ?? locale);
  return fillLocalized(text, { date: day });
}

/**
 * The lines of the programme, each that names a work of the catalogue with its address, then the other works. A line
 * names a work in its own language or, where either isn't translated, in the original's.
 */
function programmeOf({ slug, programme = [], works = [] }: Concert, local: LocalContent) {
  const played = entriesOf(local.collections.works).filter((work) => works.includes(work.slug));
  const originals = new Map(
    entriesOf(local.originals.works).map((work) => [work.slug, work.title.value]),
  );
  const original = entriesOf(local.originals.concerts).find((each) => each.slug === slug);
  const sources = original?.programme ?? [];
  const isParallel = sources.length === programme.length;
  const lines = programme.map((text, index): ProgrammeLine => {
    const source = (isParallel && sources[index]?.value) || '';
    // `Sonata II` names a `Sonata` too.
    const matched = ({ slug: name, title }: Work): number => {
      if (text.value.includes(title.value)) return title.value.length;
      const first = originals.get(name) ?? title.value;
      return source.includes(first) ? first.length : 0;
    };
    const [work] = played
      .filter((each) => matched(each) > 0)
      .toSorted((a, b) => matched(b) - matched(a));
    return { text, ...(work && { address: addressOf(work, local) }) };
  });
  const named = new Set(lines.map(({ address }) => address));
  const others = played
    .map((work): ProgrammeLine => ({ text: work.title, address: addressOf(work, local) }))
    .filter(({ address }) => !named.has(address));
  return [...lines, ...others];
}

function addressOf({ anchor }: Work, local: LocalContent): string {
  return ownAddress(`/biography#${anchor}`, local);
}
