// In: a name, a key and how a value is computed. Out: the value, computed once and kept between runs.
import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import { attempt } from '../attempt.ts';

const project = join(import.meta.dirname, '../..');
const caches = join(project, 'node_modules/.cache/computed');
const sealLength = 32;
const day = 24 * 60 * 60 * 1000;

/** The folder of the cache `name`. */
export function cacheFolder(name: string): string {
  return join(caches, name);
}

/**
 * The bytes that `compute` makes, from the cache `name` where they are known. The key holds the digest of all
 * that they depend on, and is a file name. A damaged entry is computed again; a cache that can't be written
 * costs time, not the build.
 */
export async function cached(
  name: string,
  key: string,
  compute: () => Promise<Buffer>,
): Promise<Buffer> {
  const file = join(cacheFolder(name), key);
  const known = readSealed(file);
  if (known) return known;
  const computed = await compute();
  writeSealed(file, computed);
  return computed;
}

/** As `cached`, for values that can be written as JSON; one that doesn't match the schema is computed again. */
export async function cachedJson<Value>(
  name: string,
  key: string,
  schema: z.ZodType<Value>,
  compute: () => Promise<Value>,
): Promise<Value> {
  const file = join(cacheFolder(name), key);
  const known = readSealed(file);
  const parsed = known && schema.safeParse(JSON.parse(String(known)));
  if (parsed?.success) return parsed.data;
  const computed = await compute();
  writeSealed(file, Buffer.from(JSON.stringify(computed)));
  return computed;
}

/** Deletes the entries of all caches that nobody has asked for in a week; younger ones may belong to another branch. */
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

/** The digest of the content engine's code and of the installed packages: the part of a key that stands for them. */
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

/** The bytes of an entry without its digest; nothing where the file is absent, cut short or altered. */
function readSealed(file: string): Buffer | undefined {
  const content = attempt(() => readFileSync(file));
  const data = content?.subarray(sealLength);
  if (!content || !data || !sealOf(data).equals(content.subarray(0, sealLength))) return undefined;
  attempt(() => utimesSync(file, new Date(), new Date()));
  return data;
}

function writeSealed(file: string, data: Buffer): void {
  attempt(() => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.concat([sealOf(data), data]));
  });
}

function sealOf(data: Buffer): Buffer {
  return hash('sha256', data, 'buffer');
}
