import createCache from '@emotion/cache';

/**
 * An Emotion cache: one in the browser, one per prerendered page. `inserted` lists the names of the rules already in the
 * document, which are marked as inserted as in `hydrate` of @emotion/css.
 */
export function createStyleCache(inserted: readonly string[] = []) {
  // Rules are inserted through the CSSOM only: the CSP allows no `<style>` text except that of the prerendered elements.
  // Without Stylis's prefixer: the few vendor prefixes needed are written by hand.
  const cache = createCache({ key: 'c', stylisPlugins: [] });
  for (const name of inserted) cache.inserted[name] = true;
  return cache;
}

/**
 * The `<style>` element for a prerendered page's rules. Without Emotion's attributes, because Emotion would re-insert the
 * element, which forces a style recalculation and layout.
 */
export function styleElement(names: readonly string[], css: string): string {
  return `<style data-rules="${names.join(' ')}">${css}</style>`;
}

/** The names of the rules in the element rendered by `styleElement`. */
export function prerenderedRules(document: Document): readonly string[] {
  const element = document.querySelector<HTMLElement>('style[data-rules]');
  return element?.dataset['rules']?.split(' ') ?? [];
}
