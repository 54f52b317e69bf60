// In: what was computed from a photograph. Out: the same again in the next build, or nothing if it was damaged.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const seal = 32;
const keptFor = 7 * 24 * 60 * 60 * 1000;

/** Where a project keeps built pictures between builds. */
export function imageCache(root: string): string {
  return join(root, 'node_modules/.cache/images');
}

/** What was kept under a name; nothing where it is absent, cut short or altered. */
export async function readCached(folder: string, name: string): Promise<Buffer | undefined> {
  const file = join(folder, name);
  const content = await readFile(file).catch(() => undefined);
  if (content === undefined) return undefined;
  const data = content.subarray(seal);
  if (!digest(data).equals(content.subarray(0, seal))) return undefined;
  await utimes(file, new Date(), new Date()).catch(() => undefined);
  return data;
}

/** Keeps data under a name. A cache that cannot be written costs time, not the build, so failures are silent. */
export async function writeCached(folder: string, name: string, data: Buffer): Promise<void> {
  const file = join(folder, name);
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, Buffer.concat([digest(data), data]));
    await rename(draft, file);
  } catch {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

/** What was kept under a name, or else what `make` makes, which is kept then. */
export async function cached(
  folder: string,
  name: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const kept = await readCached(folder, name);
  if (kept) return kept;
  const made = await make();
  await writeCached(folder, name, made);
  return made;
}

/** Deletes files that nothing has asked for in a week; younger ones may belong to another branch or build. */
export async function pruneCache(folder: string): Promise<void> {
  const oldest = Date.now() - keptFor;
  const names = await readdir(folder).catch(() => []);
  await Promise.all(names.map((name) => dropOlder(join(folder, name), oldest)));
}

async function dropOlder(file: string, oldest: number): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() && found.mtimeMs < oldest)
    await rm(file, { force: true }).catch(() => undefined);
}

function digest(data: Uint8Array): Buffer {
  return createHash('sha256').update(data).digest();
}
