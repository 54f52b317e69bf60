// Sizes of the built site -> a table, a warning where a page is heavy, and an error where code weighs too much.
import type { BuiltPage } from './build-pages.ts';
import type { Sizes } from './compress.ts';

/** The most that all script of a first visit may weigh, in bytes after brotli: it grows with code alone. */
const scriptBudgets = { home: 112_000, other: 116_000 } as const;

/** What the HTML of a page should stay below, in bytes after brotli: it grows with what editors write. */
const heavyHtml = 30_000;

/** What a page weighs, in bytes after brotli. */
export interface PageWeight {
  readonly address: string;
  readonly html: number;
  readonly script: number;
  readonly scriptBudget: number;
}

/** Weighs every page. `entry` and the pages' chunks are addresses that start with `base`. */
export function weighPages(
  pages: readonly BuiltPage[],
  sizes: Sizes,
  entry: string,
  base: string,
): PageWeight[] {
  return pages.map(({ data: { address, page }, file, chunks }) => ({
    address,
    html: sizes.get(file) ?? 0,
    script: [entry, ...chunks].reduce(
      (sum, chunk) => sum + (sizes.get(chunk.slice(base.length)) ?? 0),
      0,
    ),
    scriptBudget: scriptBudgets[page === 'home' ? 'home' : 'other'],
  }));
}

/** Throws where a page needs more script than its budget. */
export function checkScript(weights: readonly PageWeight[]): void {
  const over = weights
    .filter(({ script, scriptBudget }) => script > scriptBudget)
    .map(
      ({ address, script, scriptBudget }) =>
        `${address}: ${kilobytes(script)} of script, ${kilobytes(scriptBudget)} are allowed`,
    );
  if (over.length > 0) throw new Error(`The site is over its budget.\n  ${over.join('\n  ')}`);
}

/** The weights as a table for people, with a word on pages that are slow to load for their HTML. */
export function formatWeights(weights: readonly PageWeight[]): string {
  const widest = Math.max(...weights.map(({ address }) => address.length));
  const rows = weights.map(
    ({ address, html, script }) =>
      `${address.padEnd(widest)}  ${kilobytes(html).padStart(8)}  ${kilobytes(script).padStart(9)}`,
  );
  const heavy = weights.filter(({ html }) => html > heavyHtml).map(({ address }) => address);
  return [
    `${'page'.padEnd(widest)}  ${'html'.padStart(8)}  ${'script'.padStart(9)}   (brotli)`,
    ...rows,
    ...(heavy.length > 0
      ? [`\nHeavy for a phone: ${heavy.join(', ')}. Shorter texts make it quicker.`]
      : []),
  ].join('\n');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
