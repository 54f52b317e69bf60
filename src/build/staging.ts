// A build is written to a staging directory and swapped in at once, so that `dist/` never contains a partial site.
import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { cp, mkdir, readdir, realpath, rename, rm, copyFile, stat, utimes } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { basename, dirname, join, relative } from 'node:path';
import { filesBelow } from '../content/io/file-system.ts';

/**
 * A new directory next to `target` for one build: concurrent builds don't share it.
 * @example stagingDirectory('/site/dist') // => '/site/.dist-staging-1b9d6bcd'
 */
export function stagingDirectory(target: string): string {
  return join(dirname(target), `.${basename(target)}-staging-${randomUUID().slice(0, 8)}`);
}

/** Removes the staging directories of killed builds: those for the same target that are at least a day old. */
export async function removeStale(staging: string): Promise<void> {
  const prefix = basename(staging).replace(/[^-]+$/, '');
  const names = await readdir(dirname(staging)).catch(() => []);
  for (const name of names.filter((candidate) => candidate.startsWith(prefix))) {
    const path = join(dirname(staging), name);
    const isOld = (await modified(path).catch(() => Infinity)) < Date.now() - day;
    // Another build may be removing it as well.
    if (isOld) await rm(path, removal).catch(() => undefined);
  }
}

/**
 * Replaces `target`, or the folder that it links to, with a finished folder; restores the old one on failure. Of two builds
 * the later one wins.
 */
export async function swapIn(finished: string, target: string): Promise<void> {
  const place = await realpath(target).catch(() => target);
  const old = `${finished}-old`;
  await rm(old, removal);
  const hadOld = await move(place, old);
  if (hadOld === undefined) return swapContents(finished, place);
  try {
    await rename(finished, place);
  } catch (error) {
    // Another build has put its site there since.
    if (/^E(?:NOTEMPTY|EXIST)$/.test(codeOf(error))) return swapIn(finished, target);
    if (hadOld) await rename(old, place);
    throw error;
  }
  await rm(old, removal);
}

/** Lets everyone, such as the user of a web server, read a folder that was written under a strict umask. */
export function makeReadable(folder: string): void {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const path of [folder, ...entries.map((name) => join(folder, name))]) {
    const stats = statSync(path);
    chmodSync(path, stats.mode | (stats.isDirectory() ? 0o555 : 0o444));
  }
}

/** Moves a folder; `false` if there is none, `undefined` for one that can't be moved: a mount point, or on another file system. */
async function move(from: string, to: string): Promise<boolean | undefined> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? false : undefined;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Files of the file system or of a repository. */
const preserved: ReadonlySet<string> = new Set(['lost+found', '.git']);

/** Replaces the content of a folder that can't be moved: copies first, which may fail, then moves. */
async function swapContents(finished: string, target: string): Promise<void> {
  const [next, old] = [join(target, '.next'), join(target, '.old')];
  const discard = () => Promise.all([next, old].map((path) => rm(path, removal)));
  await discard();
  const previous = (await readdir(target)).filter((name) => !preserved.has(name));
  try {
    // `keepPreviousAssets` depends on the times.
    await cp(finished, next, { recursive: true, preserveTimestamps: true });
    await mkdir(old);
    await moveAll(previous, target, old);
    await moveAll(await readdir(next), next, target);
  } catch (error) {
    const moved = await readdir(old).catch(() => []);
    for (const name of moved) await rm(join(target, name), removal);
    await moveAll(moved, old, target);
    throw error;
  } finally {
    await discard();
  }
}

const removal = { recursive: true, force: true } as const;

async function moveAll(names: readonly string[], from: string, to: string): Promise<void> {
  for (const name of names) await rename(join(from, name), join(to, name));
}

/** In milliseconds. */
const day = 24 * 60 * 60 * 1000;

/** Copies the assets of the previous site that the new one lacks, for a day after they are replaced. `now` is in milliseconds. */
export async function keepPreviousAssets(
  finished: string,
  previous: string,
  now: number,
): Promise<void> {
  const [from, to] = [join(previous, 'assets'), join(finished, 'assets')];
  const built = await modified(join(previous, 'index.html')).catch(() => undefined);
  if (built === undefined) return;
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  const names = new Set(entries.flatMap((entry) => (entry.isFile() ? entry.name : [])));
  for (const name of await readdir(to)) names.delete(name);
  const keep = async (name: string) => {
    const written = await modified(join(from, name));
    // The time of an asset that an earlier build kept is its expiry, which is later than the pages.
    const end = written > built ? written : now + day;
    if (end <= now) return;
    await copyFile(join(from, name), join(to, name));
    await utimes(join(to, name), end / 1000, end / 1000);
  };
  for (const name of names)
    await keep(name).catch((error: unknown) => {
      // Not if another build has replaced the previous site since.
      if (existsSync(join(from, name))) throw error;
    });
}

async function modified(path: string): Promise<number> {
  return (await stat(path)).mtimeMs;
}

/** The number of files in a folder, and their total size. */
export function describeSize(folder: string): string {
  const files = filesBelow(folder);
  const bytes = files.reduce((sum, path) => sum + statSync(path).size, 0);
  return `${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`;
}

const mebibyte = 2 ** 20;
/** In MiB, the limit of Cloudflare Pages: https://developers.cloudflare.com/pages/platform/limits/#file-size */
const largest = 25;

/** A warning for each file of a site of 25 MiB or more. */
export function fileSizeWarnings(folder: string): string[] {
  return filesBelow(folder).flatMap((path) => {
    const size = statSync(path).size / mebibyte;
    if (size < largest) return [];
    const name = relative(folder, path).replaceAll('\\', '/');
    return `\`${name}\` has ${Math.floor(size)} MiB. Cloudflare Pages publishes no site with a file above ${largest} MiB: save it smaller.`;
  });
}
