import { addressIn } from './addresses.ts';
import type { PageData } from './page.ts';

/** The feeds of a page: their media types, and their addresses without the base path. */
export function feedAddresses({ locale, path }: Pick<PageData, 'locale' | 'path'>) {
  return [
    { type: 'application/rss+xml', address: addressIn(locale, `${path}.xml`) },
    { type: 'application/feed+json', address: addressIn(locale, `${path}.json`) },
  ] as const;
}
