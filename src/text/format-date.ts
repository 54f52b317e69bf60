import type { Locale } from '../locales.ts';

/** English dates are written the European way, day first. */
const spellings: Readonly<Partial<Record<Locale, string>>> = { en: 'en-GB' };

/**
 * A day in words.
 * @example formatDate('2023-10-12', 'en') // => '12 October 2023'
 * @example formatDate('2023-10-12', 'es') // => '12 de octubre de 2023'
 */
export function formatDate(date: string, locale: Locale): string {
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(spellings[locale] ?? locale, format);
}
