import { addressIn } from '../../page/addresses.ts';
import type { Locale } from '../../locales.ts';

/** The address of a locale's feed, without the base path. */
export function feedAddress(locale: Locale): string {
  return addressIn(locale, 'news.xml');
}
