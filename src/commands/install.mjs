// @ts-check
// Runs before `npm start` and `npm test`: installs the packages of package-lock.json unless they are up to date, or were
// installed by another package manager.
// It may run before any package is installed, so it imports only Node's modules.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import './check-place.mjs';

const lockfile = 'package-lock.json';
/** A copy of the lockfile that was installed last; `npm ci` deletes it with node_modules. */
const installed = 'node_modules/.installed-lock.json';
/** What pnpm and yarn, 1 and later, write into node_modules. */
const byOthers = ['.modules.yaml', '.yarn-integrity', '.yarn-state.yml'];

if (!isInstalled()) {
  console.log('Installing the packages of package-lock.json (once, about a minute) …');
  const { status } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'],
    {
      stdio: 'inherit',
      // On Windows npm is a batch file, which only a shell can start.
      shell: process.platform === 'win32',
    },
  );
  if (status === 0) copyFileSync(lockfile, installed);
  process.exitCode = status ?? 1;
}

function isInstalled() {
  if (byOthers.some((name) => existsSync(`node_modules/${name}`))) return true;
  return existsSync(installed) && readFileSync(installed).equals(readFileSync(lockfile));
}
