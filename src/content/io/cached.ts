// In: the name of a cache, a key and a computation. Out: its value, kept on disk between runs.
import { hash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assumeType } from '../../assume-type.ts';
import { attempt } from './attempt.ts';

const project = join(import.meta.dirname, '../../..');
const caches = join(project, '.cache/cached');
const day = 24 * 60 * 60 * 1000;

export function cacheFolder(name: string): string {
  return join(caches, name);
}

/**
 * The bytes that `compute` makes, read from the cache `name` on a hit. The key is a file name and must cover every
 * input. A cache that isn't writable only costs time.
 */
export async function cached(
  name: string,
  key: string,
  compute: () => Promise<Buffer>,
): Promise<Buffer> {
  const known = readCached(name, key);
  if (known) return known;
  const computed = await compute();
  writeCached(name, key, computed);
  return computed;
}

/** The bytes in the cache `name`, which are kept three months from now on; nothing on a miss. */
export function readCached(name: string, key: string): Buffer | undefined {
  const file = join(cacheFolder(name), key);
  const bytes = attempt(() => readFileSync(file));
  if (bytes) attempt(() => utimesSync(file, new Date(), new Date()));
  return bytes;
}

/** Writes bytes into the cache `name`: one that is killed meanwhile leaves nothing that is read. */
export function writeCached(name: string, key: string, bytes: Buffer): void {
  const file = join(cacheFolder(name), key);
  const temporary = `${file}.${randomUUID()}.tmp`;
  attempt(() => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(temporary, bytes);
    renameSync(temporary, file);
  });
}

/** Like `cached`, for JSON values, whose shape is that of the code that the key covers; a damaged one is a miss. */
export async function cachedJson<Value extends string | object>(
  name: string,
  key: string,
  compute: () => Promise<Value>,
): Promise<Value> {
  const bytes = readCached(name, key);
  const known = bytes && attempt(() => assumeType<Value>(JSON.parse(String(bytes))));
  if (known !== undefined) return known;
  const computed = await compute();
  writeCached(name, key, Buffer.from(JSON.stringify(computed)));
  return computed;
}

/** Deletes the entries of all caches that were read or written three months ago or earlier. */
export async function pruneCaches(): Promise<void> {
  const files = await readdir(caches, { recursive: true }).catch(() => []);
  await Promise.all(
    files.map(async (file) => {
      const found = await stat(join(caches, file)).catch(() => undefined);
      const isOld = found?.isFile() && found.mtimeMs < Date.now() - 90 * day;
      if (isOld) await rm(join(caches, file), { force: true }).catch(() => undefined);
    }),
  );
}

/** A digest of the code of the module in a file: a cache key covers what makes the entry, as well as what from. */
export function digestOfCode(file: string): string {
  return hash('sha1', readFileSync(file)).slice(0, 8);
}
