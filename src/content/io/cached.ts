// In: the name of a cache, a key and a computation. Out: its value, stored on disk between runs.
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
 * The bytes that `compute` returns, read from the cache `name` on a hit. The key is a file name and must cover every
 * input. A cache that isn't writable only costs time.
 */
export async function cached(
  name: string,
  key: string,
  compute: () => Promise<Buffer>,
): Promise<Buffer> {
  const hit = readCached(name, key);
  if (hit) return hit;
  const computed = await compute();
  writeCached(name, key, computed);
  return computed;
}

/** The bytes in the cache `name`, undefined on a miss. A hit extends their life by three months. */
export function readCached(name: string, key: string): Buffer | undefined {
  const file = join(cacheFolder(name), key);
  const bytes = attempt(() => readFileSync(file));
  if (bytes) attempt(() => utimesSync(file, new Date(), new Date()));
  return bytes;
}

/** Writes bytes into the cache `name`, atomically: a process that is killed leaves no partial entry. */
export function writeCached(name: string, key: string, bytes: Buffer): void {
  const file = join(cacheFolder(name), key);
  const temporary = `${file}.${randomUUID()}.tmp`;
  attempt(() => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(temporary, bytes);
    renameSync(temporary, file);
  });
}

/** Like `cached`, for JSON values. The key must cover the code that gives them their shape; damaged JSON is a miss. */
export async function cachedJson<Value extends string | object>(
  name: string,
  key: string,
  compute: () => Promise<Value>,
): Promise<Value> {
  const bytes = readCached(name, key);
  const hit = bytes && attempt(() => assumeType<Value>(JSON.parse(String(bytes))));
  if (hit !== undefined) return hit;
  const computed = await compute();
  writeCached(name, key, Buffer.from(JSON.stringify(computed)));
  return computed;
}

/** Deletes the entries of all caches that were last used more than three months ago. */
export async function pruneCaches(): Promise<void> {
  const files = await readdir(caches, { recursive: true }).catch(() => []);
  await Promise.all(
    files.map(async (file) => {
      const stats = await stat(join(caches, file)).catch(() => undefined);
      const isOld = stats?.isFile() && stats.mtimeMs < Date.now() - 90 * day;
      if (isOld) await rm(join(caches, file), { force: true }).catch(() => undefined);
    }),
  );
}

/** A digest of a module's code, for the keys of what it computes. */
export function digestOfCode(file: string): string {
  return hash('sha1', readFileSync(file)).slice(0, 8);
}
