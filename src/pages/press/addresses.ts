import type { Locale } from '../../locales.ts';
import { addressIn } from '../../site/addresses.ts';

/** A language's feeds: their media types, and their addresses without the base path. */
export function feedAddresses(locale: Locale) {
  return [
    { type: 'application/rss+xml', address: addressIn(locale, 'press.xml') },
    { type: 'application/feed+json', address: addressIn(locale, 'press.json') },
  ] as const;
}
