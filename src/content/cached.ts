// In: the name of a cache, a key and a computation. Out: its value, kept on disk between runs.
import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import { attempt } from '../attempt.ts';

const project = join(import.meta.dirname, '../..');
const caches = join(project, 'node_modules/.cache/computed');
const checksumLength = 32;
const day = 24 * 60 * 60 * 1000;

/** The folder of the cache `name`. */
export function cacheFolder(name: string): string {
  return join(caches, name);
}

/**
 * The bytes that `compute` makes, read from the cache `name` on a hit. The key is a file name and must cover every
 * input. A corrupt entry is a miss; a cache that isn't writable only costs time.
 */
export async function cached(
  name: string,
  key: string,
  compute: () => Promise<Buffer>,
): Promise<Buffer> {
  const file = join(cacheFolder(name), key);
  const known = readVerified(file);
  if (known) return known;
  const computed = await compute();
  writeWithChecksum(file, computed);
  return computed;
}

/** Like `cached`, for JSON values; one that doesn't match the schema is a miss. */
export async function cachedJson<Value>(
  name: string,
  key: string,
  schema: z.ZodType<Value>,
  compute: () => Promise<Value>,
): Promise<Value> {
  const file = join(cacheFolder(name), key);
  const known = readVerified(file);
  const parsed = known && schema.safeParse(JSON.parse(String(known)));
  if (parsed?.success) return parsed.data;
  const computed = await compute();
  writeWithChecksum(file, Buffer.from(JSON.stringify(computed)));
  return computed;
}

/** Deletes the entries of all caches that haven't been read for a week; newer ones may belong to another branch. */
export async function pruneCaches(): Promise<void> {
  const files = await readdir(caches, { recursive: true }).catch(() => []);
  await Promise.all(
    files.map(async (file) => {
      const found = await stat(join(caches, file)).catch(() => undefined);
      const isOld = found?.isFile() && found.mtimeMs < Date.now() - 7 * day;
      if (isOld) await rm(join(caches, file), { force: true }).catch(() => undefined);
    }),
  );
}

/** The digest of the content engine's code and of the installed packages, as a part of cache keys. */
export function digestOfEngine(): string {
  engineDigest ??= digestOfFiles();
  return engineDigest;
}

let engineDigest: string | undefined;

function digestOfFiles(): string {
  const entries = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const all = [
    ...files.toSorted(),
    join(project, 'src/locales.ts'),
    join(project, 'node_modules/.package-lock.json'),
  ];
  return hash('sha1', all.map((file) => readFileSync(file, 'utf8')).join('\0'));
}

/** The bytes of an entry; nothing where the file is absent or doesn't match its checksum. */
function readVerified(file: string): Buffer | undefined {
  const content = attempt(() => readFileSync(file));
  const data = content?.subarray(checksumLength);
  if (!content || !data || !checksumOf(data).equals(content.subarray(0, checksumLength)))
    return undefined;
  // The time of the last read, for `pruneCaches`.
  attempt(() => utimesSync(file, new Date(), new Date()));
  return data;
}

function writeWithChecksum(file: string, data: Buffer): void {
  attempt(() => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.concat([checksumOf(data), data]));
  });
}

function checksumOf(data: Buffer): Buffer {
  return hash('sha256', data, 'buffer');
}
