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
  return dayFormat(locale, { ...format }).format(
    dayOf(`${date}${'-01-01'.slice(date.length - 4)}`),
  );
}

/**
 * Parts of a day in words.
 * @example formatDay('2027-02-12', 'en', { weekday: 'long' }) // => 'Friday'
 */
export function formatDay(date: string, locale: Locale, parts: Intl.DateTimeFormatOptions): string {
  return dayFormat(locale, parts).format(dayOf(date));
}

/**
 * The first and the last of several days in words.
 * @example formatDays('2027-07-02', '2027-07-11', 'en') // => '2–11 July 2027'
 */
export function formatDays(from: string, to: string, locale: Locale): string {
  return dayFormat(locale, { dateStyle: 'long' }).formatRange(dayOf(from), dayOf(to));
}

/**
 * A time of day in words.
 * @example formatTime('19:30', 'en') // => '19:30'
 */
export function formatTime(time: string, locale: Locale): string {
  const parts = { hour: 'numeric', minute: '2-digit' } as const;
  return dayFormat(locale, parts).format(new Date(`2000-01-01T${time}:00Z`));
}

function dayFormat(locale: Locale, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tagOf(locale), { ...parts, timeZone: 'UTC' });
}

function dayOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
