import type { Locale } from '../../locales.ts';
import { localAddress } from '../../site/addresses.ts';

/** A language's feeds: their media types, and their addresses without the base path. */
export function feedAddresses(locale: Locale) {
  return [
    { type: 'application/rss+xml', address: localAddress(locale, 'press.xml') },
    { type: 'application/feed+json', address: localAddress(locale, 'press.json') },
  ] as const;
}
