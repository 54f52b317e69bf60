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
  const rules = document.querySelector(`style[data-rules="${key}"]`)?.textContent ?? '';
  return rules.split(ruleEnd).map(nameOf);
}

/** Takes from another page's HTML the rules that this one lacks: Emotion need not compile them when that page is shown. */
export function takeRules(html: string): void {
  if (!('adoptedStyleSheets' in document)) return;
  const rules = styles.exec(html)?.[1]?.split(ruleEnd) ?? [];
  const missing = rules.filter((rule) => !(nameOf(rule) in known));
  if (missing.length === 0) return;
  for (const rule of missing) known[nameOf(rule)] = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(missing.join(''));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

const styles = new RegExp(`<style data-rules="${key}">(.*?)</style>`, 's');
const name = new RegExp(String.raw`(?:\.${key}-|@keyframes )([\w-]+)`);

/** A rule begins with the class, or the animation, that Emotion has named. */
function nameOf(rule: string): string {
  return name.exec(rule)?.[1] ?? '';
}
