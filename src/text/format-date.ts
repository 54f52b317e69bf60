import { tagOf, type Locale } from '../locales.ts';

/** A day, a month or a year as it is written in files, and in words. */
export interface LocalizedDate {
  readonly value: string;
  readonly text: string;
}

/**
 * A date with its words, which are made when they are read.
 * @example dateInWords('2023-10-12', 'en') // => { value: '2023-10-12', words: '12 October 2023' }
 */
export function localizeDate(value: string, locale: Locale): LocalizedDate {
  return {
    value,
    get text() {
      return formatDate(value, locale);
    },
  };
}

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
  return joined(dayFormat(locale, { ...format }).formatToParts(dayOf(date)), locale);
}

/**
 * Parts of a day in words.
 * @example formatDay('2027-02-12', 'en', { weekday: 'long' }) // => 'Friday'
 */
export function formatDay(
  date: string,
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): string {
  return joined(dayFormat(locale, options).formatToParts(dayOf(date)), locale);
}

/**
 * The month of a day and its year, the month in the form that it has beside a day.
 * @example formatMonthOfDay('2026-12-06', 'pl') // => 'grudnia 2026', and not 'grudzień 2026'
 */
export function formatMonthOfDay(date: string, locale: Locale): string {
  const options = { month: 'long', year: 'numeric' } as const;
  const dayParts = dayFormat(locale, { ...options, day: 'numeric' }).formatToParts(dayOf(date));
  const month = dayParts.find(({ type }) => type === 'month');
  const monthParts = dayFormat(locale, options).formatToParts(dayOf(date));
  return monthParts.map((part) => (part.type === 'month' ? (month ?? part) : part).value).join('');
}

/**
 * The first and the last of several days in words.
 * @example formatDays('2027-07-02', '2027-07-11', 'en') // => '2–11 July 2027'
 */
export function formatDays(
  from: string,
  to: string,
  locale: Locale,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  const format = dayFormat(locale, options);
  return joined(format.formatRangeToParts(dayOf(from), dayOf(to)), locale);
}

/**
 * A time of day in words.
 * @example formatTime('19:30', 'en') // => '19:30'
 * @example formatTime('19:30', 'fr') // => '19 h 30', with no-break spaces
 */
export function formatTime(time: string, locale: Locale): string {
  const options = { hour: 'numeric', minute: '2-digit' } as const;
  const format = dayFormat(timeTagOf(locale), options);
  return format.format(new Date(`2000-01-01T${time}:00Z`)).replaceAll(' ', '\u00A0');
}

/** The tag by which a language's times are written: of the French Canada's alone has them as the French print them. */
export function timeTagOf(locale: Locale): string {
  const { language, region } = new Intl.Locale(tagOf(locale));
  return language === 'fr' && region !== 'CH' ? 'fr-CA' : tagOf(locale);
}

/** The parts of a date as one text; French counts the first of a month: `1er`. */
function joined(parts: readonly Intl.DateTimeFormatPart[], locale: Locale): string {
  const isFrench = new Intl.Locale(tagOf(locale)).language === 'fr';
  const isFirst = ({ type, value }: Intl.DateTimeFormatPart) => type === 'day' && value === '1';
  return parts.map((part) => (isFrench && isFirst(part) ? '1er' : part.value)).join('');
}

// Making one takes as long as fifty uses of it.
const madeFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const tag = tagOf(locale);
  const key = JSON.stringify([tag, options]);
  const format =
    madeFormats.get(key) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  madeFormats.set(key, format);
  return format;
}

function dayOf(date: string): Date {
  return new Date(`${date}${'-01-01'.slice(date.length - 4)}T00:00:00Z`);
}
