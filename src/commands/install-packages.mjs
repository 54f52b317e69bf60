// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, valueAt } from './read-json.mjs';

/** What pnpm and yarn, 1 and later, write into node_modules. */
const byOthers = ['.modules.yaml', '.yarn-integrity', '.yarn-state.yml'];

/**
 * Installs what a folder's package-lock.json names and its node_modules lacks, unless another package manager has
 * installed it. Returns the exit code.
 * @param {string} folder
 * @param {string} duration How long that takes, in words.
 * @returns {number}
 */
export function installPackages(folder, duration) {
  const isByOthers = byOthers.some((name) => existsSync(join(folder, 'node_modules', name)));
  if (isByOthers || !isAnyMissing(folder)) return 0;
  const lockfile = join(folder, 'package-lock.json').replaceAll('\\', '/');
  console.log(`Installing the packages of ${lockfile} (${duration}) …`);
  const { status } = spawnSync(
    'npm',
    // What is there stays, and package-lock.json as it is.
    ['install', '--no-save', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'],
    {
      cwd: folder,
      stdio: 'inherit',
      // On Windows npm is a batch file, which only a shell can start.
      shell: process.platform === 'win32',
    },
  );
  return status ?? 1;
}

/**
 * Whether a package is missing, or has another version. Those for other systems are optional.
 * @param {string} folder
 */
function isAnyMissing(folder) {
  const locked = valueAt(readJson(join(folder, 'package-lock.json')), 'packages');
  // What npm has installed, as it keeps account of it.
  const installed = valueAt(readJson(join(folder, 'node_modules/.package-lock.json')), 'packages');
  return Object.keys(locked ?? {}).some((path) => {
    const version = valueAt(installed, path, 'version');
    if (version !== undefined) return version !== valueAt(locked, path, 'version');
    const isOptional = valueAt(locked, path, 'optional') ?? valueAt(locked, path, 'devOptional');
    return path !== '' && !isOptional;
  });
}
