// In: the sources. Out: the addresses of this site that a text may link to.
import { defaultLocale } from '../../locales.ts';
import type { Source } from '../read.ts';
import { collections, type CollectionName } from '../schema/collections.ts';

/** The pages, which the routes decide, and the places in them that no entry makes: each with what it shows. */
export const pageAddresses: ReadonlyMap<string, readonly CollectionName[]> = new Map([
  ['/', []],
  ['/biography', ['biography', 'works']],
  ['/biography#compositions', ['works']],
  ['/gallery', ['photos']],
  ['/media', ['videos']],
  ['/press', ['press']],
  ['/contact', []],
]);

/**
 * Every address of this site that a text may link to. A page that has nothing to show doesn't exist; an entry that
 * is broken has an address too.
 */
export function siteAddresses(sources: readonly Source[]): ReadonlySet<string> {
  const entries = sources.flatMap(({ role }) =>
    role.kind === 'entry' && role.locale === defaultLocale ? [role] : [],
  );
  const filled = new Set(entries.map(({ collection }) => collection));
  const pages = [...pageAddresses].flatMap(([address, shows]) =>
    shows.length === 0 || shows.some((name) => filled.has(name)) ? [address] : [],
  );
  const places = entries.flatMap(({ collection, slug }) => {
    const { anchor } = collections[collection];
    return anchor === undefined ? [] : [anchor + slug];
  });
  return new Set([...pages, ...places]);
}
