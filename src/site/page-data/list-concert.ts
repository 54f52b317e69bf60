// A concert -> what its page shows of it.
import type { Concert, Work } from '../../content/schema/collections.ts';
import type { Localized } from '../../content/schema/localized.ts';
import type { MessageKey } from '../../content/schema/messages.ts';
import { formatDate, formatDay, formatDays, formatTime } from '../../text/format-date.ts';
import { toIso } from '../../text/local-time.ts';
import { tagOf } from '../../locales.ts';
import { fillLocalized } from '../fill.ts';
import type { Scheduled } from '../next-concert.ts';
import { endOfConcert, localTimeOf } from './concert-parts.ts';
import { entriesOf, type LocalContent } from './local-content.ts';
import { ownAddress } from './own-address.ts';
import { renderBody, type RenderedBody } from './render-body.tsx';

type Status = NonNullable<Concert['status']>;

/** A concert as its page shows it. `starts` is a day, or a moment with the offset of its place. */
export interface ListedConcert
  extends Omit<Scheduled, 'status'>, Omit<Concert, 'programme' | 'works' | 'body' | 'timeZone'> {
  readonly starts: string;
  readonly statusInWords?: Localized;
  readonly countryName: string;
  readonly programme: readonly ProgrammeLine[];
  readonly dateInWords: string;
  /** The day of the month, the weekday, and the month with its year. */
  readonly day: string;
  readonly weekday: string;
  readonly month: string;
  /** Several days, without their year. */
  readonly daysInWords?: string;
  /** The hour, or that it isn’t known; of several days there is none. */
  readonly timeInWords?: Localized;
  readonly text?: RenderedBody;
}

/** A line of a programme, which leads to the catalogue where it is a work in it. */
interface ProgrammeLine {
  readonly text: Localized;
  readonly address?: string;
}

/** A concert as its page shows it. */
export async function listConcert(concert: Concert, local: LocalContent): Promise<ListedConcert> {
  const { programme: _, works: __, body, timeZone: ___, ...shown } = concert;
  const { date, time, until, status } = shown;
  const { locale, messages } = local;
  return {
    ...shown,
    starts: toIso(localTimeOf(concert, local)),
    ends: endOfConcert(concert, local),
    ...(status && { statusInWords: statusInWords(status, concert, local) }),
    countryName: countryName(shown.country, local),
    programme: programmeOf(concert, local),
    dateInWords: until ? formatDays(date, until, locale) : formatDate(date, locale),
    day: formatDay(date, locale, { day: 'numeric' }),
    weekday: formatDay(date, locale, { weekday: 'long' }),
    month: formatDay(date, locale, { month: 'long', year: 'numeric' }),
    ...(until
      ? { daysInWords: formatDays(date, until, locale, { day: 'numeric', month: 'long' }) }
      : {
          timeInWords: time ? { value: formatTime(time, locale) } : messages['concerts.timeOpen'],
        }),
    ...(body && { text: await renderBody(body, local) }),
  };
}

/** A country's name in the language of the page. */
export function countryName(code: string, { locale }: Pick<LocalContent, 'locale'>): string {
  return new Intl.DisplayNames(tagOf(locale), { type: 'region' }).of(code) ?? code;
}

/** The hall, the town and the country, as plain text. */
export function placeInWords({ venue, city, countryName: country }: ListedConcert): string {
  return [venue?.value, city.value, country].filter(Boolean).join(', ');
}

const statusTexts = {
  rescheduled: 'concerts.rescheduled',
  postponed: 'concerts.postponed',
  cancelled: 'concerts.cancelled',
  'sold-out': 'concerts.soldOut',
  'few-left': 'concerts.fewLeft',
} as const satisfies Readonly<Record<Status, MessageKey>>;

function statusInWords(
  status: Status,
  { previousDate = '', date }: Concert,
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
    const work = played.find(
      ({ slug: name, title }) =>
        text.value.includes(title.value) || source.includes(originals.get(name) ?? title.value),
    );
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
