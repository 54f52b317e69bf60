import createCache from '@emotion/cache';

/**
 * An Emotion cache: one in the browser, one for each prerendered page. `inserted` names the rules that the document
 * already has, which are marked as `hydrate` of @emotion/css does.
 */
export function createStyleCache(inserted: readonly string[] = []) {
  // It writes rules through the CSSOM alone: the policy admits the texts of the page's own `<style>` elements and no other.
  // Without Stylis's prefixer: the few vendor prefixes that are needed are written out.
  const cache = createCache({ key: 'c', stylisPlugins: [] });
  for (const name of inserted) cache.inserted[name] = true;
  return cache;
}

/**
 * The `<style>` element for a prerendered page's rules. Without Emotion's own attributes, because Emotion would
 * re-insert an element that has them, which forces a style recalculation and layout.
 */
export function styleElement(names: readonly string[], css: string): string {
  return `<style data-rules="${names.join(' ')}">${css}</style>`;
}

/** The rule names in the element of `styleElement`. */
export function prerenderedRules(document: Document): readonly string[] {
  const element = document.querySelector<HTMLElement>('style[data-rules]');
  return element?.dataset['rules']?.split(' ') ?? [];
}
