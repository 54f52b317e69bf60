// In: the sources. Out: the addresses of the site.
import { originalsAmong } from '../file-role.ts';
import type { Source } from '../read.ts';
import { collections } from '../schema/collections.ts';

/** The pages that exist whatever the content is. */
const permanentPages = ['/', '/contact'];

/** The kit for presenters, which exists where any of these collections has an entry. */
const kit = { address: '/contact#presenters', of: ['biography', 'works', 'press', 'prints'] };

/** Every address that a body may link to: pages that have entries, and entries, invalid ones included. */
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
  return new Set([...permanentPages, ...pages, ...(hasKit ? [kit.address] : []), ...places]);
}
