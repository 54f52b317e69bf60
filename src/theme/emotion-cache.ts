import createCache from '@emotion/cache';

/** What stands between two rules in the HTML of a page. */
export const ruleEnd = '\n';

const key = 'c';

/** A style cache: one in the browser, a fresh one for each page that is prerendered. */
export function createStyleCache() {
  // Browsers that lay these pages out know every property by its own name; the few that one of them knows by another
  // stand beside it where they are used.
  const cache = createCache({ key, stylisPlugins: [] });
  // The prerender collects the rules instead of letting them be written between the elements.
  cache.compat = true;
  if (import.meta.env.SSR) return cache;
  cache.inserted = known;
  for (const name of rulesOfPage()) known[name] = true;
  return cache;
}

/** The rules that the browser has, by their names. */
const known: Record<string, true> = {};

/** The names of the rules in a prerendered page. Left to find them, Emotion would move them, and the browser would lay out the page anew. */
function rulesOfPage(): string[] {
  const styles = [...document.querySelectorAll<HTMLElement>('style[data-rules]')];
  return styles.flatMap(({ dataset }) => dataset['rules']?.split(' ') ?? []);
}

const style = new RegExp(`<style data-rules="${key} ([^"]+)">(.*?)</style>`, 's');

/** Takes from another page's HTML the rules that this one lacks: Emotion need not compile them when that page is shown. */
export function takeRules(html: string): void {
  if (!('adoptedStyleSheets' in document)) return;
  const [, names = '', css = ''] = style.exec(html) ?? [];
  const rules = css.split(ruleEnd);
  const missing = names.split(' ').flatMap((name, index) => {
    if (name in known) return [];
    known[name] = true;
    return rules[index] ?? [];
  });
  if (missing.length === 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(missing.join(''));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
