// @ts-check
// Runs before anything is installed, so it uses nothing but Node.
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNpm } from './run.mjs';

/**
 * Installs the packages of package-lock.json unless they are there already.
 * Resolves to whether they are there now; if not, it has said why.
 * @returns {Promise<boolean>}
 */
export async function install() {
  if (!isSupported(process.versions.node)) {
    console.error(
      `This project needs Node 20.19 or newer (from 22 on: 22.12 or newer); this is Node ${process.versions.node}.\n` +
        'Install a newer one from https://nodejs.org or with `nvm install`, then run the same command again.',
    );
    return false;
  }
  if (isInstalled(root)) return true;
  console.log('Installing the packages of package-lock.json (once, about a minute) …');
  const code = await runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  if (code === 0) {
    copyFileSync(join(root, lockfile), join(root, installedLockfile));
    return true;
  }
  console.error(
    `\nThe packages could not be installed: npm ended with exit code ${code}, its reason is above.\n` +
      'Check the connection to the npm registry (`npm ping`) and the space on the disk, then run `npm ci` to try this step alone.',
  );
  return false;
}

/**
 * Whether a version of Node can run this project: what Vite asks for.
 * @param {string} version
 * @example isSupported('20.18.3') // => false
 */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

const lockfile = 'package-lock.json';
/** The lockfile that was installed; `npm ci` deletes it with all of node_modules before it begins. */
const installedLockfile = join('node_modules', '.installed-lock.json');

/**
 * Whether the packages in a folder are those of its package-lock.json.
 * @param {string} folder
 * @returns {boolean}
 */
export function isInstalled(folder) {
  const [wanted, installed] = [lockfile, installedLockfile].map((name) => read(join(folder, name)));
  return wanted !== undefined && wanted === installed;
}

/**
 * The text of a file, or nothing where there is none.
 * @param {string} file
 */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
