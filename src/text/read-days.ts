// Days as programmes and calendars of halls print them -> `YYYY-MM-DD`.
import { locales, messageLanguage } from '../locales.ts';

/** Days in their order. `isRange` is set where the first and the last of several are given. */
interface Days {
  readonly days: readonly string[];
  readonly isRange: boolean;
}

/** The languages in which dates and countries are understood, where they are named in words. */
export const languages = [
  messageLanguage,
  'es',
  'de',
  'de-AT',
  'fr',
  'it',
  'ca',
  'pt',
  ...locales.map(({ tag }) => tag),
];

/** The months from 1, by their names in languages of Western Europe and of the site. */
export const monthNumbers: ReadonlyMap<string, number> = new Map(
  namesOf('month', (index) => new Date(Date.UTC(2024, index, 1)), 12),
);

const weekdays = new Map(namesOf('weekday', (index) => new Date(Date.UTC(2024, 0, index + 1)), 7));

/** Each name of a month or a weekday in small letters, and its number. */
function namesOf(part: 'month' | 'weekday', exampleOf: (index: number) => Date, count: number) {
  return languages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((form) =>
      Array.from({ length: count }, (_, index): [string, number] => {
        const name = exampleOf(index).toLocaleString(language, { [part]: form, timeZone: 'UTC' });
        return [name.replace(/\.$/, '').toLowerCase(), index + 1];
      }),
    ),
  );
}

const to = /^(?:[-–—]|to|till|until|through|bis|al?|au|à|hasta|fino|jusqu)$/;
const and = /^(?:[&,+/;]|and|und|y|e|et|i)$/;
const filler =
  /^(?:from|of|on|the|de|del|di|do|da|du|dal|d|l|el|il|lo|le|la|les|los|den|der|am|vom|von|st|nd|rd|th|er|º|ª|\.)$/;

interface Found {
  readonly day: number;
  month: number;
  year: number;
  readonly isUpTo: boolean;
}

/** What has been read of a text: its days, the month of those to come, and whether the next day ends a range. */
interface Reading {
  readonly found: Found[];
  month: number;
  /** Whether the month has no day yet. */
  isWaiting: boolean;
  isUpTo: boolean;
}

/**
 * The days that a text names, in whichever order its language has day and month; nothing where it holds anything else,
 * or no year.
 * @example readDays('22. - 29. MAY 2026') // => { days: ['2026-05-22', '2026-05-29'], isRange: true }
 * @example readDays('29. 30. NOV. & 1. DEC. 2026')?.days // => ['2026-11-29', '2026-11-30', '2026-12-01']
 */
export function readDays(source: string): Days | undefined {
  const reading: Reading = { found: [], month: 0, isWaiting: false, isUpTo: false };
  const words = wordsOf(source);
  const isTaken = words.every((word, at) => take(word, reading, isWeekday(words, at)));
  if (!isTaken || reading.isWaiting) return undefined;
  const { found } = reading;
  const days = found.map(({ day, month, year }) =>
    [year, month, day].map((part) => String(part).padStart(2, '0')).join('-'),
  );
  if (!isAscending(days)) return undefined;
  const isRange = found.some(({ isUpTo }) => isUpTo);
  if (!isRange || days.length === 2) return { days, isRange };
  const all = found.flatMap(({ isUpTo }, at) => filled(days[at - 1], days[at], isUpTo));
  return { days: all, isRange: false };
}

/**
 * Whether a word names a weekday. The short name of a month may be that of a weekday elsewhere (`mar`), which it is only
 * where no day and no other month comes before it, and a month does after it.
 */
function isWeekday(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (!weekdays.has(word) || !monthNumbers.has(word)) return weekdays.has(word);
  const before = words.slice(0, at).filter((each) => !filler.test(each));
  if (/^\d+$/.test(before.at(-1) ?? '')) return false;
  const isMonth = (each: string) => monthNumbers.has(each);
  return (
    !before.some((each) => isMonth(each) && !weekdays.has(each)) &&
    words.slice(at + 1).some(isMonth)
  );
}

/** Takes a word; returns whether it says anything of days. */
function take(word: string, reading: Reading, isOfWeek: boolean): boolean {
  const { found } = reading;
  const number = monthNumbers.get(word);
  if (/^\d{4}$/.test(word)) {
    const undated = found.filter(({ year }) => year === 0);
    for (const each of undated) each.year = Number(word);
    return undated.length > 0;
  }
  if (/^\d+$/.test(word)) {
    found.push({ day: Number(word), month: reading.month, year: 0, isUpTo: reading.isUpTo });
    reading.isUpTo = false;
    reading.isWaiting = false;
  } else if (number !== undefined && !isOfWeek) {
    if (reading.isWaiting) return false;
    const open = found.filter(({ month }) => month === 0);
    for (const each of open) each.month = number;
    reading.isWaiting = open.length === 0;
    reading.month = reading.isWaiting ? number : 0;
  } else if (to.test(word)) {
    reading.isUpTo = found.length > 0;
  } else {
    return and.test(word) || filler.test(word) || isOfWeek;
  }
  return true;
}

/** The words and numbers of a text, dates in digits as those of a day, a month by its name, and a year. */
function wordsOf(source: string): string[] {
  const named = (day = '', month = '', year = '') => {
    const name = [...monthNumbers].find(([, number]) => number === Number(month))?.[0];
    return ` ${day} ${name ?? '?'} ${year} `;
  };
  const text = source
    .toLowerCase()
    .replaceAll(/\b(\d{4})-(\d\d)-(\d\d)\b/g, '$3.$2.$1')
    .replaceAll(/\b\d{1,2}\/\d{1,2}\/(?=\d{4})/g, inOrder)
    .replaceAll(/\b\d{1,2}[./]\d{1,2}[./](?:\d{4})?/g, (date) => named(...date.split(/[./]/)));
  return text.match(/\p{L}+|\d+|[^\s\d\p{L}.’']/gu) ?? [];
}

/** The day and the month of a date with its day first; one that may as well have its month there isn’t read. */
function inOrder(date: string): string {
  const [one = '', other = ''] = date.split('/');
  if (Number(other) > 12) return `${other}.${one}.`;
  return Number(one) > 12 || Number(one) === Number(other) ? date : '?';
}

function isAscending(days: readonly string[]): boolean {
  return days.length > 0 && days.every((day, at) => isDay(day) && (days[at - 1] ?? '') < day);
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(day);
}

/** A day or, at the end of a range, each day after the one before. */
function filled(before = '', day = '', isUpTo = false): string[] {
  if (!isUpTo) return [day];
  const next = new Date(Date.parse(before) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return next >= day ? [day] : [next, ...filled(next, day, true)];
}
