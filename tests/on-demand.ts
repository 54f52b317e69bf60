// A package too large to be installed with the others -> a file of it, fetched at its first use.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNpm } from './commands/run.mjs';

/** A file of a package at a fixed version; undefined if the package isn’t available. */
export async function fileOf(
  name: string,
  version: string,
  file: string,
): Promise<string | undefined> {
  const folder = join(root, '.cache/on-demand', `${name}-${version}`);
  const path = join(folder, 'node_modules', name, file);
  if (!existsSync(path)) {
    const quietly = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
    await runNpm(['install', `${name}@${version}`, '--prefix', folder, ...quietly]);
  }
  return existsSync(path) ? path : undefined;
}

/** Prints in one line that a suite is skipped, and why. Throws in CI, which has all that the tests need. */
export function tellSkipped(suite: string, reason: string): void {
  if ('CI' in process.env) throw new Error(`${suite} can’t run: ${reason}`);
  process.stderr.write(`\n${suite} is skipped: ${reason}\n`);
}
