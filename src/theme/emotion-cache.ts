import createCache from '@emotion/cache';

/**
 * A style cache: one in the browser, a fresh one for each page that is prerendered. `inserted` names the rules that the
 * document holds already; they are marked as `hydrate` of @emotion/css does it.
 */
export function createStyleCache(inserted: readonly string[] = []) {
  // Browsers that lay these pages out know every property by its own name; the few that one of them knows by another
  // stand beside it where they are used.
  const cache = createCache({ key: 'c', stylisPlugins: [] });
  for (const name of inserted) cache.inserted[name] = true;
  return cache;
}

/**
 * The element for the rules that a page is prerendered with. Emotion would take an element that it knows as its own out
 * of the document and put it in again, upon which a browser computes every style and lays out the page once more.
 */
export function styleElement(names: readonly string[], css: string): string {
  return `<style data-rules="${names.join(' ')}">${css}</style>`;
}

/** The names in `styleElement`. */
export function prerenderedRules(document: Document): readonly string[] {
  const element = document.querySelector<HTMLElement>('style[data-rules]');
  return element?.dataset['rules']?.split(' ') ?? [];
}
