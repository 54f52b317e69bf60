// What Chrome and Edge 103, Firefox 102 or Safari 15.4 lack, by https://github.com/mdn/browser-compat-data. Syntax of
// scripts is lowered by the bundler; built-ins, regular expressions and styles aren't.
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
    // The list of languages asks whether there are popovers. A list of Radix has a method of that name; React asks for transitions of views where there are some.
    ['core .hidePopover(', 'toast-region .toSorted(', 'vendor .startViewTransition('],
  ],
  // The starter asks whether it is there.
  [
    'a global',
    scripts,
    new RegExp(String.raw`\b(?:${globals})(?=\()`, 'g'),
    ['starter requestIdleCallback'],
  ],
  [
    // What `Intl` writes differs from version to version, and so would the page from its HTML: that is data.
    'a format of `Intl`',
    scripts,
    /\.format(?:Range)?(?:ToParts)?\(|\.toLocale\w+\(|\bIntl\.(?!Locale)\w+/g,
    // The hour where the visitor is, once hydration is over.
    ['concerts .format(', 'concerts Intl.DateTimeFormat'],
  ],
  ['an assertion of what precedes', scripts, /\(\?<[=!]/g, []],
  [
    'a unit',
    scripts,
    /[\d.}]+(?:[sld]v[hwbi]|cq(?:[hwbi]|min|max)|r?lh)\b/g,
    // Behind a declaration of the same property that needs none.
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
])('no page needs %s that a browser lacks', (_, texts, pattern, accepted) => {
  const found = texts.flatMap(({ name, text }) =>
    [...text.matchAll(pattern)].map(([match]) => `${name} ${match}`),
  );
  expect([...new Set(found)].toSorted()).toEqual(accepted);
});
