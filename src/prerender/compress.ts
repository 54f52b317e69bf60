// Text files of the built site -> the same, compressed, beside them.
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached, pruneCache } from '../content/cached.ts';
import { forEachAtOnce } from '../content/images/concurrency.ts';

const isText = /\.(?:html|js|css|svg|xml|json|txt|webmanifest)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Bytes of each text file after brotli, by its path below the folder, with `/`. */
export type Sizes = ReadonlyMap<string, number>;

/** What is compressed. */
export interface Compression {
  readonly folder: string;
  /** Files that are one of very many, or grow with them: their last few percent would take longer than all the rest of a build. */
  readonly growsWithContent: (name: string) => boolean;
}

/** Writes a `.br` and a `.gz` beside every text file of a folder that hasn't them. */
export async function compressFolder({ folder, growsWithContent }: Compression): Promise<Sizes> {
  const entries = await readdir(folder, { recursive: true });
  const names = entries
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => isText.test(name));
  const sizes = new Map<string, number>();
  const isThere = new Set(entries.map((name) => name.replaceAll('\\', '/')));
  await forEachAtOnce(names.toSorted(), async (name) => {
    if (isThere.has(`${name}.br`) && isThere.has(`${name}.gz`)) {
      sizes.set(name, (await stat(join(folder, `${name}.br`))).size);
      return;
    }
    const compress = growsWithContent(name) ? quickly : thoroughly;
    const path = join(folder, name);
    const { brotli, gzipped } = await compress(await readFile(path));
    await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
    sizes.set(name, brotli.length);
  });
  await pruneCache('compressed');
  return sizes;
}

interface Compressed {
  readonly brotli: Buffer;
  readonly gzipped: Buffer;
}

async function quickly(bytes: Buffer): Promise<Compressed> {
  const [brotli, gzipped] = await Promise.all([
    toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    toGzip(bytes, { level: 4 }),
  ]);
  return { brotli, gzipped };
}

async function thoroughly(bytes: Buffer): Promise<Compressed> {
  const { brotli: version, zlib } = process.versions;
  const digest = createHash('sha256').update(`${version} ${zlib}`).update(bytes).digest('hex');
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [brotli, gzipped] = await Promise.all([
    cached('compressed', `${digest}.br`, () => toBrotli(bytes, { params })),
    cached('compressed', `${digest}.gz`, () => toGzip(bytes, { level: 9 })),
  ]);
  return { brotli, gzipped };
}
