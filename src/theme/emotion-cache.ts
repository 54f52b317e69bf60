import createCache from '@emotion/cache';

/** A style cache: one in the browser, a fresh one for each page that is prerendered. */
export function createStyleCache() {
  // Browsers that lay these pages out know every property by its own name; the few that one of them knows by another
  // stand beside it where they are used.
  const cache = createCache({ key: 'c', stylisPlugins: [] });
  // The prerender collects the rules instead of letting them be written between the elements.
  cache.compat = true;
  if (import.meta.env.SSR) return cache;
  for (const name of rulesOfPage()) cache.inserted[name] = true;
  return cache;
}

/** The names of the rules in a prerendered page. Left to find them, Emotion would move them, and the browser would lay out the page anew. */
function rulesOfPage(): string[] {
  const styles = [...document.querySelectorAll<HTMLElement>('style[data-rules]')];
  return styles.flatMap(({ dataset }) => dataset['rules']?.split(' ') ?? []);
}
