// A build is written to a staging directory and swapped in whole, so that `dist/` never holds a partial site.
import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { cp, mkdir, readdir, realpath, rename, rm, copyFile, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { filesBelow } from '../content/files-below.ts';

/**
 * The directory beside `target` that a build writes to.
 * @example stagingDirectory('/site/dist') // => '/site/.dist-staging'
 */
export function stagingDirectory(target: string): string {
  return join(dirname(target), `.${basename(target)}-staging`);
}

/** Replaces `target`, or the folder that it links to, by a finished folder; restores the old one on failure. */
export async function swapIn(finished: string, target: string): Promise<void> {
  const place = await realpath(target).catch(() => target);
  const old = `${finished}-old`;
  await rm(old, removal);
  const hadOld = existsSync(place);
  if (hadOld && !(await isMoved(place, old))) return swapContents(finished, place);
  try {
    await rename(finished, place);
  } catch (error) {
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

/** Moves a folder; `false` where that is impossible: a mount point, or one on another file system. */
async function isMoved(from: string, to: string): Promise<boolean> {
  return rename(from, to).then(
    () => true,
    () => false,
  );
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

/** How long they stay, in milliseconds. */
const period = 24 * 60 * 60 * 1000;

/** Copies the assets of the last site, each for a day from the build that no longer has it. `now` is in milliseconds. */
export async function keepLastAssets(finished: string, last: string, now: number): Promise<void> {
  const [from, to] = [join(last, 'assets'), join(finished, 'assets')];
  const built = await modified(join(last, 'index.html')).catch(() => undefined);
  if (built === undefined) return;
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  const names = new Set(entries.flatMap((entry) => (entry.isFile() ? entry.name : [])));
  for (const name of await readdir(to)) names.delete(name);
  for (const name of names) {
    const written = await modified(join(from, name));
    // One that was kept before is dated by the day on which it goes, after that of the pages.
    const end = written > built ? written : now + period;
    if (end <= now) continue;
    await copyFile(join(from, name), join(to, name));
    await utimes(join(to, name), end / 1000, end / 1000);
  }
}

async function modified(path: string): Promise<number> {
  return (await stat(path)).mtimeMs;
}

/** How many files a folder has, and how large they are together. */
export function sizeOf(folder: string): string {
  const files = filesBelow(folder);
  const bytes = files.reduce((sum, path) => sum + statSync(path).size, 0);
  return `${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`;
}

const mebibyte = 2 ** 20;
/** What Cloudflare Pages takes: https://developers.cloudflare.com/pages/platform/limits/#file-size */
const largest = 25;

/** A warning for each file of a site of 25 MiB or more. */
export function warningsOfSize(folder: string): string[] {
  return filesBelow(folder).flatMap((path) => {
    const size = statSync(path).size / mebibyte;
    if (size < largest) return [];
    const name = relative(folder, path).replaceAll('\\', '/');
    return `\`${name}\` has ${Math.floor(size)} MiB. Cloudflare Pages publishes no site with a file above ${largest} MiB: save what is in it smaller.`;
  });
}
