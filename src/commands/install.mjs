// @ts-check
// Runs before `npm start` and `npm test`: installs what package-lock.json names and node_modules lacks, unless another
// package manager has installed it.
// It may run before any package is installed, so it imports only Node's modules.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import './check-place.mjs';
import { readJson, valueAt } from './read-json.mjs';

/** What pnpm and yarn, 1 and later, write into node_modules. */
const byOthers = ['.modules.yaml', '.yarn-integrity', '.yarn-state.yml'];

if (!byOthers.some((name) => existsSync(`node_modules/${name}`)) && isAnyMissing()) {
  console.log('Installing the packages of package-lock.json (once, about a minute) …');
  const { status } = spawnSync(
    'npm',
    // What is there stays, and package-lock.json as it is.
    ['install', '--no-save', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'],
    {
      stdio: 'inherit',
      // On Windows npm is a batch file, which only a shell can start.
      shell: process.platform === 'win32',
    },
  );
  process.exitCode = status ?? 1;
}

/** Whether a package is missing, or has another version. Those for other systems are optional. */
function isAnyMissing() {
  const locked = valueAt(readJson('package-lock.json'), 'packages');
  // What npm has installed, as it keeps account of it.
  const installed = valueAt(readJson('node_modules/.package-lock.json'), 'packages');
  return Object.keys(locked ?? {}).some((path) => {
    const version = valueAt(installed, path, 'version');
    if (version !== undefined) return version !== valueAt(locked, path, 'version');
    const isOptional = valueAt(locked, path, 'optional') ?? valueAt(locked, path, 'devOptional');
    return path !== '' && !isOptional;
  });
}
