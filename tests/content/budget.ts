// What the scripts of a first visit weigh: it grows with code alone.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { basePath, type Page, type Site } from './site.ts';

/** Bytes after brotli at its best, of a room's page. */
const budget = 113_000;
const budgets = new Map([
  ['home', 110_000],
  ['works/work', 115_000],
]);

/** The pages whose scripts weigh more than they may. */
export function heavyPages(site: Site): string[] {
  return site.pages.flatMap((page) => {
    const weight = scriptsOf(page).reduce((sum, script) => sum + weightOf(site, script), 0);
    const most = budgets.get(page.room ?? '') ?? budget;
    const isWithin = weight > 50_000 && weight < most;
    return isWithin ? [] : [`${page.address} loads ${weight} bytes of scripts, of ${most}.`];
  });
}

/** The addresses of the scripts that a page loads at once. */
function scriptsOf({ html }: Page): string[] {
  const [, entry = '', chunks = ''] = / data-entry="(.*?)" data-chunks="(.*?)"/.exec(html) ?? [];
  return [entry, ...chunks.split(' ')].filter(Boolean);
}

/** By their names, which have a digest of their content: sites share most of them. */
const weights = new Map<string, number>();

function weightOf({ dist, url }: Site, script: string): number {
  const file = join(dist, script.slice(basePath(url).length - 1));
  if (!existsSync(file)) return NaN;
  const weight = weights.get(basename(file)) ?? brotliCompressSync(readFileSync(file)).length;
  weights.set(basename(file), weight);
  return weight;
}
