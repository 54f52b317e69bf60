// Text files of the built site -> the same, compressed, beside them.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const isText = /\.(?:html|js|css|svg|xml|json|txt|webmanifest)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Bytes of each text file after brotli, by its path below the folder, with `/`. */
export type Sizes = ReadonlyMap<string, number>;

/** Writes a `.br` and a `.gz` beside every text file of a folder. */
export async function compressFolder(folder: string): Promise<Sizes> {
  const entries = await readdir(folder, { recursive: true });
  const names = entries
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => isText.test(name))
    .toSorted();
  const sizes = new Map<string, number>();
  for (const name of names) sizes.set(name, await compressFile(join(folder, name)));
  return sizes;
}

async function compressFile(path: string): Promise<number> {
  const bytes = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [brotli, gzipped] = await Promise.all([
    toBrotli(bytes, { params }),
    toGzip(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
  return brotli.length;
}
