import { tagOf, type Locale } from '../locales.ts';

/** How a year, a month and a day are written, by the number of parts of the date. */
const formats = [
  { year: 'numeric' },
  { year: 'numeric', month: 'long' },
  { dateStyle: 'long' },
] as const;

/**
 * A day, a month or a year in words.
 * @example formatDate('2023-10-12', 'en') // => '12 October 2023'
 * @example formatDate('2023-10', 'es') // => 'octubre de 2023'
 * @example formatDate('2023', 'en') // => '2023'
 */
export function formatDate(date: string, locale: Locale): string {
  const format = formats[date.split('-').length - 1];
  const start = new Date(`${date}${'-01-01'.slice(date.length - 4)}T00:00:00Z`);
  return start.toLocaleDateString(tagOf(locale), { ...format, timeZone: 'UTC' });
}
