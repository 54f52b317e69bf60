// A build is written to a staging directory and swapped in whole, so that `dist/` never holds a partial site.
import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { cp, mkdir, readdir, realpath, rename, rm, copyFile, stat, utimes } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { basename, dirname, join, relative } from 'node:path';
import { filesBelow } from '../content/io/file-system.ts';

/**
 * A new directory next to `target` for one build: builds that run at the same time share none.
 * @example stagingDirectory('/site/dist') // => '/site/.dist-staging-1b9d6bcd'
 */
export function stagingDirectory(target: string): string {
  return join(dirname(target), `.${basename(target)}-staging-${randomUUID().slice(0, 8)}`);
}

/** Removes the staging directories of killed builds: those for the same target that are a day old. */
export async function removeStale(staging: string): Promise<void> {
  const prefix = basename(staging).replace(/[^-]+$/, '');
  const names = await readdir(dirname(staging)).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(prefix))) {
    const path = join(dirname(staging), name);
    const isOld = (await modified(path).catch(() => Infinity)) < Date.now() - day;
    // Another build may be removing it as well.
    if (isOld) await rm(path, removal).catch(() => undefined);
  }
}

/**
 * Replaces `target`, or the folder that it links to, by a finished folder; restores the old one on failure. Of two builds
 * the one that finishes later wins.
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
    const found = statSync(path);
    chmodSync(path, found.mode | (found.isDirectory() ? 0o555 : 0o444));
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

/** What belongs to a file system or to a repository itself. */
const preserved: ReadonlySet<string> = new Set(['lost+found', '.git']);

/** Replaces what is in a folder that can't be moved itself: copies first, which may fail, and then moves. */
async function swapContents(finished: string, target: string): Promise<void> {
  const [next, old] = [join(target, '.next'), join(target, '.old')];
  const discard = () => Promise.all([next, old].map((path) => rm(path, removal)));
  await discard();
  const last = (await readdir(target)).filter((name) => !preserved.has(name));
  try {
    // The assets of the last site are dated.
    await cp(finished, next, { recursive: true, preserveTimestamps: true });
    await mkdir(old);
    await moveAll(last, target, old);
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

/** Copies the assets of the last site, each for a day from the build that no longer has it. `now` is in milliseconds. */
export async function keepPreviousAssets(
  finished: string,
  last: string,
  now: number,
): Promise<void> {
  const [from, to] = [join(last, 'assets'), join(finished, 'assets')];
  const built = await modified(join(last, 'index.html')).catch(() => undefined);
  if (built === undefined) return;
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  const names = new Set(entries.flatMap((entry) => (entry.isFile() ? entry.name : [])));
  for (const name of await readdir(to)) names.delete(name);
  const keep = async (name: string) => {
    const written = await modified(join(from, name));
    // One that was kept before is dated by the day on which it goes, after that of the pages.
    const end = written > built ? written : now + day;
    if (end <= now) return;
    await copyFile(join(from, name), join(to, name));
    await utimes(join(to, name), end / 1000, end / 1000);
  };
  for (const name of names)
    await keep(name).catch((error: unknown) => {
      // Not if another build has replaced the last site since.
      if (existsSync(join(from, name))) throw error;
    });
}

async function modified(path: string): Promise<number> {
  return (await stat(path)).mtimeMs;
}

/** How many files a folder has, and how large they are together. */
export function describeSize(folder: string): string {
  const files = filesBelow(folder);
  const bytes = files.reduce((sum, path) => sum + statSync(path).size, 0);
  return `${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`;
}

const mebibyte = 2 ** 20;
/** What Cloudflare Pages takes: https://developers.cloudflare.com/pages/platform/limits/#file-size */
const largest = 25;

/** A warning for each file of a site of 25 MiB or more. */
export function fileSizeWarnings(folder: string): string[] {
  return filesBelow(folder).flatMap((path) => {
    const size = statSync(path).size / mebibyte;
    if (size < largest) return [];
    const name = relative(folder, path).replaceAll('\\', '/');
    return `\`${name}\` has ${Math.floor(size)} MiB. Cloudflare Pages publishes no site with a file above ${largest} MiB: save what is in it smaller.`;
  });
}
