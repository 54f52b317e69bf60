// A build is written to a staging directory and swapped in whole, so that `dist/` never holds a partial site.
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * The directory beside `target` that a build writes to.
 * @example stagingDirectory('/site/dist') // => '/site/.dist-staging'
 */
export function stagingDirectory(target: string): string {
  return join(dirname(target), `.${basename(target)}-staging`);
}

/** Replaces `target` by a finished folder; restores the old one on failure. */
export async function swapIn(finished: string, target: string): Promise<void> {
  const old = `${finished}-old`;
  await rm(old, { recursive: true, force: true });
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
