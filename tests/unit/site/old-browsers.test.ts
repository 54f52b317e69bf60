// Features missing in Chrome and Edge 103, Firefox 102 or Safari 15.4, see https://github.com/mdn/browser-compat-data. The
// bundler lowers the syntax of scripts, but not built-ins, regular expressions and styles.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';

const folder = inject('below');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const scripts = files.flatMap((file) => {
  const [, name = ''] = /^assets\/(.*)-.{8}\.js$/.exec(file) ?? [];
  return name ? [{ name, text: readFileSync(join(folder, file), 'utf8') }] : [];
});
const styles = files
  .filter((file) => file.endsWith('.html'))
  .map((name) => {
    const html = readFileSync(join(folder, name), 'utf8');
    return { name, text: [...html.matchAll(/<style.*?<\/style>/gs)].join('') };
  });

const methods = [
  'findLast|findLastIndex|fromAsync|toReversed|toSorted|toSpliced|groupBy|withResolvers|try',
  'isWellFormed|toWellFormed|rawJSON|isError|difference|intersection|symmetricDifference|union',
  'isDisjointFrom|isSubsetOf|isSupersetOf|getOrInsert|getOrInsertComputed|sumPrecise|toBase64',
  'fromBase64|toHex|fromHex|toTemporalInstant|waitAsync|showPopover|hidePopover|togglePopover',
  'checkVisibility|moveBefore|setHTML|canParse|startViewTransition|postTask|requestClose',
].join('|');
const globals = [
  'Iterator|Temporal|Float16Array|DisposableStack|CloseWatcher|requestIdleCallback',
  String.raw`AbortSignal\.\w+|URL\.parse|Intl\.(?:DurationFormat|Segmenter)|new CSSStyleSheet`,
].join('|');
const functions = 'color-mix|light-dark|oklch|oklab|round|mod|sin|cos|pow';

test.each([
  [
    'a method',
    scripts,
    new RegExp(String.raw`\.(?:${methods})\(`, 'g'),
    // The language list detects popovers, React view transitions; Radix has its own method `toSorted`.
    ['core .hidePopover(', 'toast-region .toSorted(', 'vendor .startViewTransition('],
  ],
  // The starter detects it.
  [
    'a global',
    scripts,
    new RegExp(String.raw`\b(?:${globals})(?=\()`, 'g'),
    ['starter requestIdleCallback'],
  ],
  [
    // The output of `Intl` depends on the version, and could differ from the prerendered HTML: pages get it as data.
    'a format of `Intl`',
    scripts,
    /\.format(?:Range)?(?:ToParts)?\(|\.toLocale\w+\(|\bIntl\.(?!Locale)\w+/g,
    // The visitor's local time, after hydration.
    ['concerts .format(', 'concerts Intl.DateTimeFormat'],
  ],
  ['a lookbehind assertion', scripts, /\(\?<[=!]/g, []],
  [
    'a unit',
    scripts,
    /[\d.}]+(?:[sld]v[hwbi]|cq(?:[hwbi]|min|max)|r?lh)\b/g,
    // After a fallback declaration of the same property.
    ['framed }cqi', 'gallery 100cqi', 'gallery 1cqi', 'lightbox 100cqb', 'lightbox 100cqi'],
  ],
  [
    'a selector',
    scripts,
    /\.matches\(["'`]:(?:user-(?:in)?valid|has|modal|open|popover-open)\b/g,
    [],
  ],
  ['a function of CSS', styles, new RegExp(String.raw`\b(?:${functions})\(`, 'g'), []],
  ['a property', styles, /[{;](?:translate|rotate|scale|inset-area|anchor-name):/g, []],
  ['a rule', styles, /@(?:container|layer|scope|starting-style)\b|@media[^{]*[<>]/g, []],
])('no page needs %s that a supported browser lacks', (_title, texts, pattern, accepted) => {
  const matches = texts.flatMap(({ name, text }) =>
    [...text.matchAll(pattern)].map(([match]) => `${name} ${match}`),
  );
  expect([...new Set(matches)].toSorted()).toEqual(accepted);
});
