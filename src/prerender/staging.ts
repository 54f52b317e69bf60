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

/** Puts a finished folder in the place of `target`; on any failure the old one is put back. */
export async function swapIn(finished: string, target: string): Promise<void> {
  const old = `${stagingFolder(target)}-old`;
  const hadOld = existsSync(target);
  if (hadOld) await rename(target, old);
  try {
    await rename(finished, target);
  } catch (error) {
    if (hadOld) await rename(old, target);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
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
