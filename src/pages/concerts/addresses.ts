import type { Locale } from '../../locales.ts';
import { addressIn } from '../../page/addresses.ts';

/** The address of a concert's page or, without a slug, of the list. */
export function concertAddress(locale: Locale, slug?: string): string {
  return addressIn(locale, slug === undefined ? 'concerts' : `concerts/${slug}`);
}

/** The address of the calendar of a concert or, without a slug, of all concerts. */
export function calendarAddress(locale: Locale, slug?: string): string {
  return `${concertAddress(locale, slug)}.ics`;
}
