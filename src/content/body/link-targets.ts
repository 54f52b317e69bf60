// In: the sources. Out: the addresses of this site that a text may link to.
import { originalsAmong } from '../file-role.ts';
import type { Source } from '../read.ts';
import { collections } from '../schema/collections.ts';

/** The pages that are there whatever the content is. */
const standing = ['/', '/contact'];

/** The kit for presenters, and the collections of which any entry brings it about. */
const kit = { address: '/contact#presenters', of: ['biography', 'works', 'press', 'prints'] };

/**
 * Every address of this site that a text may link to. A page that has nothing to show doesn't exist; an entry that
 * is broken has an address too.
 */
export function linkTargets(sources: readonly Source[]): ReadonlySet<string> {
  const entries = originalsAmong(sources);
  const filled = Object.entries(collections).filter(([name]) =>
    entries.some(({ collection }) => collection === name),
  );
  const pages = filled.flatMap(([, { page, ...rest }]) =>
    'place' in rest ? [page, `${page}#${rest.place}`] : [page],
  );
  const hasKit = filled.some(([name]) => kit.of.includes(name));
  const places = entries.flatMap(({ collection, slug }) => {
    const { page, anchor } = collections[collection];
    return anchor === undefined ? [] : [`${page}#${anchor}${slug}`];
  });
  return new Set([...standing, ...pages, ...(hasKit ? [kit.address] : []), ...places]);
}
