// Compressed sizes of the built site -> a table, a warning about large pages, an error where scripts exceed the budget.
import type { PageData } from '../site/page-data/page-data.ts';
import type { BuiltPage } from './build-pages.ts';
import type { Sizes } from './compress.ts';

interface WeighedPage extends Pick<BuiltPage, 'file' | 'scripts'> {
  readonly data: Pick<PageData, 'address' | 'page'>;
}

/** Budgets for all scripts of a first visit, in bytes after brotli: these grow with code alone. */
const scriptBudgets = { home: 112_000, other: 116_000 } as const;

/** HTML above this is warned about, in bytes after brotli: it grows with what editors write. */
const heavyHtml = 30_000;

/** A table of the compressed size of each page. Throws where one exceeds its script budget. */
export function weighPages(pages: readonly WeighedPage[], sizes: Sizes): string {
  const weights = pages.map(({ data: { address, page }, file, scripts }) => ({
    address,
    html: sizes.get(file) ?? 0,
    script: scripts.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0),
    budget: page === 'home' ? scriptBudgets.home : scriptBudgets.other,
  }));
  const over = weights.filter(({ script, budget }) => script > budget);
  if (over.length > 0) {
    const lines = over.map(
      ({ address, script, budget }) =>
        `\n  ${address}: ${kilobytes(script)} of script, ${kilobytes(budget)} are allowed`,
    );
    throw new Error(`The site is over its budget.${lines.join('')}`);
  }
  const rows = weights.map(
    ({ address, html, script }) =>
      `${kilobytes(html).padStart(8)}  ${kilobytes(script).padStart(8)}  ${address}`,
  );
  const heavy = weights.filter(({ html }) => html > heavyHtml).map(({ address }) => address);
  return [
    `${'html'.padStart(8)}  ${'script'.padStart(8)}  page (brotli)`,
    ...rows,
    ...(heavy.length > 0
      ? [`\nHeavy for a phone: ${heavy.join(', ')}. Shorter texts make it quicker.`]
      : []),
  ].join('\n');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
