// The pages of the built site -> a table of their weights, and a warning about large ones.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { z } from 'zod';
import { cachedJson } from '../content/cached.ts';
import type { PageData } from '../site/page-data/page-data.ts';
import { chunksOfPage, entryChunk, type Chunk } from './chunks.ts';
import { documentAddress } from './documents.ts';

/** HTML above this is warned about, in bytes after brotli: it grows with what editors write. */
const heavyHtml = 30_000;

/** What hosts compress with while they serve; at best quality the pages of a large site take seconds. */
const htmlQuality = 5;

/** A table of the compressed size of each page in a folder, of a list its first page alone, with all scripts of a first visit. */
export async function tableOfWeights(
  all: readonly Pick<PageData, 'address' | 'page' | 'number'>[],
  chunks: readonly Chunk[],
  folder: string,
): Promise<string> {
  const sizes = new Map<string, number>();
  for (const { fileName } of chunks) sizes.set(fileName, await scriptSize(join(folder, fileName)));
  const entry = entryChunk(chunks, 'client').fileName;
  const weights = all
    .filter(({ number }) => number === 1)
    .map(({ address, page }) => ({
      address,
      html: brotliSize(readFileSync(join(folder, documentAddress(address))), htmlQuality),
      script: [entry, ...chunksOfPage(chunks, page)].reduce(
        (sum, name) => sum + (sizes.get(name) ?? 0),
        0,
      ),
    }));
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
