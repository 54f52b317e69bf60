// Text files of the built site -> compressed copies beside them.
import { hash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from '../content/cached.ts';
import { mapAtOnce } from '../content/images/concurrency.ts';

const isText = /\.(?:html|js|css|svg|xml|json|txt|webmanifest)$/;

/** Numbered pages of lists, and the sitemap: the best compression of these would take longer than the rest of a build. */
const growsWithContent = /\/(?!404)\d+\.(?:html|data\.json)$|^sitemap\.xml$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Bytes of each text file after brotli, by its path below the folder, with `/` on every system. */
export type Sizes = ReadonlyMap<string, number>;

/** Writes a `.br` and a `.gz` beside every text file of a folder. */
export async function compressFolder(folder: string): Promise<Sizes> {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const names = entries.map((name) => name.replaceAll('\\', '/'));
  const sizes = new Map<string, number>();
  await mapAtOnce(
    names.filter((name) => isText.test(name)),
    async (name) => {
      const path = join(folder, name);
      const bytes = readFileSync(path);
      const compress = growsWithContent.test(name) ? compressFast : compressSmall;
      const [brotli, gzipped] = await compress(bytes);
      writeFileSync(`${path}.br`, brotli);
      writeFileSync(`${path}.gz`, gzipped);
      sizes.set(name, brotli.length);
    },
  );
  return sizes;
}

function compressFast(bytes: Buffer): Promise<[brotli: Buffer, gzipped: Buffer]> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return Promise.all([toBrotli(bytes, { params }), toGzip(bytes)]);
}

function compressSmall(bytes: Buffer): Promise<[brotli: Buffer, gzipped: Buffer]> {
  const { brotli, zlib } = process.versions;
  const digest = hash('sha256', Buffer.concat([Buffer.from(`${brotli} ${zlib}`), bytes]));
  return Promise.all([
    cached('compressed', `${digest}.br`, () => toBrotli(bytes)),
    cached('compressed', `${digest}.gz`, () => toGzip(bytes, { level: 9 })),
  ]);
}
