import { tagOf, type Locale } from '../locales.ts';

/** A day, a month or a year in ISO 8601, and as a text. */
export interface LocalizedDate {
  readonly value: string;
  readonly text: string;
}

/**
 * A date with its text, which is formatted when `text` is accessed.
 * @example localizeDate('2023-10-12', 'en') // => { value: '2023-10-12', text: '12 October 2023' }
 */
export function localizeDate(value: string, locale: Locale): LocalizedDate {
  return {
    value,
    get text() {
      return formatDate(value, locale);
    },
  };
}

/** The formats of a date of one, two or three parts: a year, a month or a day. */
const formats = [
  { year: 'numeric' },
  { year: 'numeric', month: 'long' },
  { dateStyle: 'long' },
] as const;

/**
 * Formats a day, a month or a year.
 * @example formatDate('2023-10-12', 'en') // => '12 October 2023'
 * @example formatDate('2023-10', 'es') // => 'octubre de 2023'
 * @example formatDate('2023', 'en') // => '2023'
 */
export function formatDate(date: string, locale: Locale): string {
  const format = formats[date.split('-').length - 1];
  return joinParts(dayFormat(locale, { ...format }).formatToParts(dayOf(date)), locale);
}

/**
 * Formats a day with the given options.
 * @example formatDay('2027-02-12', 'en', { weekday: 'long' }) // => 'Friday'
 */
export function formatDay(
  date: string,
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): string {
  return joinParts(dayFormat(locale, options).formatToParts(dayOf(date)), locale);
}

/**
 * Formats the month of a day and its year, with the month inflected as it is next to a day.
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
 * Formats a range of days.
 * @example formatDays('2027-07-02', '2027-07-11', 'en') // => '2–11 July 2027'
 */
export function formatDays(
  from: string,
  to: string,
  locale: Locale,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  const format = dayFormat(locale, options);
  return joinParts(format.formatRangeToParts(dayOf(from), dayOf(to)), locale);
}

/**
 * Formats a time of day.
 * @example formatTime('19:30', 'en') // => '19:30'
 * @example formatTime('19:30', 'fr') // => '19 h 30', with no-break spaces
 */
export function formatTime(time: string, locale: Locale): string {
  const options = { hour: 'numeric', minute: '2-digit' } as const;
  const format = dayFormat(timeTagOf(locale), options);
  return format.format(new Date(`2000-01-01T${time}:00Z`)).replaceAll(' ', '\u00A0');
}

/** The tag for the times of a language: of French locales, only Canada's formats them as France prints them. */
export function timeTagOf(locale: Locale): string {
  const { language, region } = new Intl.Locale(tagOf(locale));
  return language === 'fr' && region !== 'CH' ? 'fr-CA' : tagOf(locale);
}

/** Joins the parts of a date; in French the first of a month is an ordinal: `1er`. */
function joinParts(parts: readonly Intl.DateTimeFormatPart[], locale: Locale): string {
  const isFrench = new Intl.Locale(tagOf(locale)).language === 'fr';
  const isFirst = ({ type, value }: Intl.DateTimeFormatPart) => type === 'day' && value === '1';
  return parts.map((part) => (isFrench && isFirst(part) ? '1er' : part.value)).join('');
}

// Creating a format costs as much as fifty uses of it.
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const tag = tagOf(locale);
  const key = JSON.stringify([tag, options]);
  const format =
    dayFormats.get(key) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  dayFormats.set(key, format);
  return format;
}

function dayOf(date: string): Date {
  return new Date(`${date}${'-01-01'.slice(date.length - 4)}T00:00:00Z`);
}
