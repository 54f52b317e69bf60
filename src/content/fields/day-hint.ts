// In: a text in the place of a day. Out: the day that it names with certainty, or why it names none.
import { locales, messageLanguage } from '../../locales.ts';
import { isYear, years } from '../../text/year-span.ts';
import { readyLanguages } from '../../text/ready-languages.ts';
import type { Hint } from './field-type.ts';

/** The languages of the site, and those that are ready. */
const languages = [
  ...new Set([...locales.map(({ tag }) => tag), ...Object.values(readyLanguages)]),
];

const widths = ['long', 'short'] as const;

/**
 * The hint on one day with dots, or with its month's name in one of the languages, and on one that no calendar has.
 * @example hintOnDay('6.12.2026') // => { value: '2026-12-06' }
 * @example hintOnDay('13 May 2027') // => { value: '2027-05-13' }
 * @example hintOnDay('6 grudnia 2026', ['pl-PL']) // => { value: '2026-12-06' }
 */
export function hintOnDay(source: string, tags = languages): Hint | undefined {
  const [, day, month, year] = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/.exec(source) ?? [];
  if (year) return { value: isoDay(Number(year), Number(month), Number(day)) };
  return dayInWords(source, tags) ?? outOfCalendar(source);
}

function outOfCalendar(source: string): Hint | undefined {
  const span = `from ${years.from} to ${years.to}`;
  if (/^\d{4}-\d\d-\d\d$/.test(source))
    return { sentence: `The calendar has no such day ${span}.` };
  const isFar = /^\d{4}(?:-\d\d)?$/.test(source) && !isYear(Number(source.slice(0, 4)));
  return isFar ? { sentence: `Years are ${span}.` } : undefined;
}

function dayInWords(source: string, tags: readonly string[]): Hint | undefined {
  const words = wordsOf(source);
  const [day = '', year = '', ...others] = words
    .filter((word) => Number.isInteger(Number(word)))
    .toSorted((a, b) => a.length - b.length);
  const isDay = day.length < 3 && year.length === 4 && others.length === 0;
  if (!isDay || !/^[\p{L}\p{M}\d\s.,'’]+$/u.test(source)) return undefined;
  const dates = Array.from(
    { length: 12 },
    (_, month) => new Date(Date.UTC(Number(year), month, Number(day))),
  ).filter((date) => date.getUTCDate() === Number(day));
  const hints = tags.flatMap((tag) => dates.flatMap((date) => hintIn(tag, date, words) ?? []));
  const values = new Set(hints.flatMap((hint) => ('value' in hint ? hint.value : [])));
  const [value] = values;
  if (value !== undefined) return values.size === 1 ? { value } : undefined;
  return hints[0];
}

/** The hint on the words of a date in a language; nothing where they name another month, or anything else. */
function hintIn(tag: string, date: Date, words: readonly string[]): Hint | undefined {
  const dateParts = widths.flatMap((width) =>
    new Intl.DateTimeFormat(tag, {
      weekday: width,
      day: 'numeric',
      month: width,
      year: 'numeric',
      timeZone: 'UTC',
    }).formatToParts(date),
  );
  const months = dateParts.flatMap(({ type, value }) => (type === 'month' ? wordsOf(value) : []));
  if (!months.some((month) => words.includes(month))) return undefined;
  const written = new Set(dateParts.flatMap(({ value }) => wordsOf(value)));
  const others = words.filter((word) => !written.has(word));
  const day = isoDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
  if (others.length === 0) return { value: day };
  const [weekday = '', ...rest] = others;
  if (rest.length > 0 || !weekdaysOf(tag).includes(weekday)) return undefined;
  const name = date.toLocaleString(messageLanguage, { weekday: 'long', timeZone: 'UTC' });
  return { sentence: `\`${day}\` is a ${name}: write the day that is meant as \`YYYY-MM-DD\`.` };
}

function weekdaysOf(tag: string): string[] {
  return Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day))).flatMap(
    (date) =>
      widths.flatMap((weekday) => wordsOf(date.toLocaleString(tag, { weekday, timeZone: 'UTC' }))),
  );
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
}

function isoDay(...numbers: readonly number[]): string {
  return numbers.map((number) => String(number).padStart(2, '0')).join('-');
}
