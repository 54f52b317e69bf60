// @ts-check
// Before `npm start` and `npm test`: installs the packages of package-lock.json unless they are there already.
// Nothing is installed yet, so it uses nothing but Node.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';

const lockfile = 'package-lock.json';
/** The lockfile that was installed; `npm ci` deletes it with all of node_modules before it begins. */
const installed = 'node_modules/.installed-lock.json';

if (!existsSync(installed) || !readFileSync(installed).equals(readFileSync(lockfile))) {
  console.log('Installing the packages of package-lock.json (once, about a minute) …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    // On Windows npm is a batch file, which only a shell can start.
    shell: process.platform === 'win32',
  });
  if (status === 0) copyFileSync(lockfile, installed);
  process.exitCode = status ?? 1;
}
