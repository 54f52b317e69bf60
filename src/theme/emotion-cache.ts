import createCache from '@emotion/cache';

/** A style cache: one in the browser, a fresh one for each page that is prerendered. */
export function createStyleCache() {
  // Browsers that lay these pages out know every property by its own name; the few that one of them knows by another
  // stand beside it where they are used.
  return createCache({ key: 'c', stylisPlugins: [] });
}
