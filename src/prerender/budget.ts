// Sizes of the built site -> a table, and an error where a page weighs too much.
import type { BuiltPage } from './build-pages.ts';
import type { Sizes } from './compress.ts';

/** The most that a page may weigh, in bytes after brotli: its HTML with its styles, and all script of a first visit. */
const budgets = {
  home: { html: 20_000, script: 112_000 },
  other: { html: 26_000, script: 116_000 },
} as const;

/** What a page weighs, in bytes after brotli. */
export interface PageWeight {
  readonly address: string;
  readonly html: number;
  readonly script: number;
  readonly over: readonly string[];
}

/** Weighs every page. `entry` and the pages' chunks are addresses that start with `base`. */
export function weighPages(
  pages: readonly BuiltPage[],
  sizes: Sizes,
  entry: string,
  base: string,
): PageWeight[] {
  return pages.map(({ data: { address, page }, file, chunks }) => {
    const html = sizes.get(file) ?? 0;
    const script = [entry, ...chunks].reduce(
      (sum, chunk) => sum + (sizes.get(chunk.slice(base.length)) ?? 0),
      0,
    );
    const budget = budgets[page === 'home' ? 'home' : 'other'];
    const over = [
      ...(html > budget.html
        ? [
            `${address}: ${kilobytes(html)} of HTML and style, ${kilobytes(budget.html)} are allowed`,
          ]
        : []),
      ...(script > budget.script
        ? [`${address}: ${kilobytes(script)} of script, ${kilobytes(budget.script)} are allowed`]
        : []),
    ];
    return { address, html, script, over };
  });
}

/** The weights as a table for people. */
export function formatWeights(weights: readonly PageWeight[]): string {
  const widest = Math.max(...weights.map(({ address }) => address.length));
  const rows = weights.map(
    ({ address, html, script }) =>
      `${address.padEnd(widest)}  ${kilobytes(html).padStart(8)}  ${kilobytes(script).padStart(9)}`,
  );
  return [
    `${'page'.padEnd(widest)}  ${'html'.padStart(8)}  ${'script'.padStart(9)}   (brotli)`,
    ...rows,
  ].join('\n');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
