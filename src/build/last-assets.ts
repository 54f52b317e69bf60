// The site that is being replaced, and the finished one -> the latter with the assets of the former that it lacks: pages
// that are open go on asking for their pictures.
import { copyFile, readdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

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
