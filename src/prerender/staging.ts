// The build is written to a staging folder and swapped in whole, so that `dist/` is never half a site.
import { readdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '../content/problem/error-code.ts';

/**
 * The folder beside `target` that this process builds into.
 * @example stagingFolder('/site/dist', 42) // => '/site/.dist-42'
 */
export function stagingFolder(target: string, id: number = process.pid): string {
  return join(dirname(target), `.${basename(target)}-${id}`);
}

/** Puts a finished folder in the place of `target`; on any failure the old one is put back. The last of two builds wins. */
export async function swapIn(finished: string, target: string): Promise<void> {
  const old = `${finished}-old`;
  const hadOld = await moveAside(target, old);
  try {
    await rename(finished, target);
  } catch (error) {
    if (isOccupied(error)) {
      await rm(old, { recursive: true, force: true });
      return swapIn(finished, target);
    }
    if (hadOld) await rename(old, target);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}

/** Whether there was a folder to move. */
async function moveAside(folder: string, to: string): Promise<boolean> {
  try {
    await rename(folder, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** Whether another build has put its site in the free place just now. */
function isOccupied(error: unknown): boolean {
  return ['ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '');
}

/** Clears up after builds that were killed: puts a lost `target` back and deletes staging folders that nobody uses. */
export async function recoverTarget(target: string): Promise<void> {
  const prefix = `.${basename(target)}-`;
  const left = existsSync(dirname(target)) ? await readdir(dirname(target)) : [];
  for (const name of left.filter((entry) => entry.startsWith(prefix)).toSorted()) {
    const [id = ''] = name.slice(prefix.length).split('-');
    if (!/^\d+$/.test(id) || isRunning(Number(id))) continue;
    const path = join(dirname(target), name);
    if (name.endsWith('-old') && !existsSync(target)) await rename(path, target);
    else await rm(path, { recursive: true, force: true });
  }
}

function isRunning(id: number): boolean {
  if (id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // Somebody else's process runs, too.
    return codeOf(error) === 'EPERM';
  }
}
