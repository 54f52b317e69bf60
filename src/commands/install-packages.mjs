// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, valueAt } from './read-json.mjs';

/** What pnpm and yarn, 1 and later, write into node_modules. */
const filesOfOtherManagers = ['.modules.yaml', '.yarn-integrity', '.yarn-state.yml'];

/**
 * Installs the packages of a folder's package-lock.json that its node_modules lacks, unless another package manager has
 * installed them. Returns the exit code.
 * @param {string} folder
 * @param {string} duration How long that takes, as a text.
 * @returns {number}
 */
export function installPackages(folder, duration) {
  const isFromOtherManager = filesOfOtherManagers.some((name) =>
    existsSync(join(folder, 'node_modules', name)),
  );
  if (isFromOtherManager || !isAnyMissing(folder)) return 0;
  const lockfile = join(folder, 'package-lock.json').replaceAll('\\', '/');
  console.log(`Installing the packages of ${lockfile} (${duration}) …`);
  const { status } = spawnSync(
    'npm',
    // Keeps what is installed, and package-lock.json.
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
  // npm's record of what it has installed.
  const installed = valueAt(readJson(join(folder, 'node_modules/.package-lock.json')), 'packages');
  return Object.keys(locked ?? {}).some((path) => {
    const version = valueAt(installed, path, 'version');
    if (version !== undefined) return version !== valueAt(locked, path, 'version');
    const isOptional = valueAt(locked, path, 'optional') ?? valueAt(locked, path, 'devOptional');
    return path !== '' && !isOptional;
  });
}
