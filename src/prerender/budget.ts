// The pages of the built site -> a table of their weights, a warning about large ones, an error where scripts exceed the budget.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { z } from 'zod';
import { cachedJson } from '../content/cached.ts';
import type { PageData } from '../site/page-data/page-data.ts';
import type { BuiltPage } from './build-pages.ts';

interface WeighedPage extends Pick<BuiltPage, 'file' | 'scripts'> {
  readonly data: Pick<PageData, 'address' | 'page' | 'number'>;
}

/** Budgets for all scripts of a first visit, in bytes after brotli: these grow with code alone. */
const scriptBudgets = { home: 112_500, other: 116_000 } as const;

/** HTML above this is warned about, in bytes after brotli: it grows with what editors write. */
const heavyHtml = 30_000;

/** What hosts compress with while they serve; at best quality the pages of a large site take seconds. */
const htmlQuality = 5;

/**
 * A table of the compressed size of each page in a folder, of a list its first page alone. Throws where one exceeds its
 * script budget.
 */
export async function weighPages(all: readonly WeighedPage[], folder: string): Promise<string> {
  const pages = all.filter(({ data }) => data.number === 1);
  const scriptSizes = new Map<string, number>();
  for (const name of new Set(pages.flatMap(({ scripts }) => scripts)))
    scriptSizes.set(name, await scriptSize(join(folder, name)));
  const weights = pages.map(({ data: { address, page }, file, scripts }) => ({
    address,
    html: brotliSize(readFileSync(join(folder, file)), htmlQuality),
    script: scripts.reduce((sum, name) => sum + (scriptSizes.get(name) ?? 0), 0),
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

/** At best quality the scripts take a second. */
function scriptSize(path: string): Promise<number> {
  const bytes = readFileSync(path);
  return cachedJson('weights', hash('sha256', bytes), z.number(), async () =>
    brotliSize(bytes, constants.BROTLI_MAX_QUALITY),
  );
}

function brotliSize(bytes: Buffer, quality: number): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return brotliCompressSync(bytes, { params }).length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
