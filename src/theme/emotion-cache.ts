import createCache from '@emotion/cache';

/** A style cache: one in the browser, a fresh one for each page that is prerendered. */
export function createStyleCache() {
  const cache = createCache({ key: 'c' });
  // The prerender collects the rules instead of letting them be written between the elements.
  cache.compat = true;
  return cache;
}
