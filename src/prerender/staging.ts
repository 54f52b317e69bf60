// A build is written to a staging directory and swapped in whole, so that `dist/` never holds a partial site.
import { readdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '../content/problem/error-code.ts';

/**
 * The directory beside `target` that this process builds into.
 * @example stagingDirectory('/site/dist', 42) // => '/site/.dist-42'
 */
export function stagingDirectory(target: string, id: number = process.pid): string {
  return join(dirname(target), `.${basename(target)}-${id}`);
}

/** Replaces `target` by a finished folder; restores the old one on failure. The last of concurrent builds wins. */
export async function swapIn(finished: string, target: string): Promise<void> {
  const old = `${finished}-old`;
  const hadOld = await renameIfExists(target, old);
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

/** Renames a folder; returns whether there was one. */
async function renameIfExists(folder: string, to: string): Promise<boolean> {
  try {
    await rename(folder, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** Whether a concurrent build has created the target of a rename. */
function isOccupied(error: unknown): boolean {
  return ['ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '');
}

/** Recovers from killed builds: restores a missing `target` and deletes orphaned staging directories. */
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
  // A leftover of an earlier process with the same id.
  if (id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // It runs, as another user.
    return codeOf(error) === 'EPERM';
  }
}
