// @ts-check
// Runs before anything is installed, so it uses nothing but Node.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNpm } from './run.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {readonly string[]} [os]
 * @property {readonly string[]} [cpu]
 */

/** @typedef {Readonly<Record<string, LockedPackage>>} Lock what a lockfile holds, by folder */

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
  // npm writes this file last; without it an interrupted installation is never taken for a whole one.
  rmSync(installedLock(root), { force: true });
  const code = await runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  if (code === 0) return true;
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

/**
 * Whether `node_modules` in a folder is whole, of that folder's package-lock.json, and of this kind of machine.
 * @param {string} folder
 * @returns {boolean}
 */
export function isInstalled(folder) {
  const wanted = readLock(join(folder, 'package-lock.json'));
  const present = readLock(installedLock(folder));
  if (!wanted || !present) return false;
  return (
    Object.entries(wanted).every(([path, locked]) => isAsLocked(locked, present[path])) &&
    Object.entries(present).every(
      ([path, found]) =>
        path in wanted && suitsMachine(found) && existsSync(join(folder, path, 'package.json')),
    )
  );
}

/**
 * npm's own record of what it installed.
 * @param {string} folder
 */
function installedLock(folder) {
  return join(folder, 'node_modules', '.package-lock.json');
}

/**
 * The packages of a lockfile, or nothing where it is missing or cut off.
 * @param {string} file
 * @returns {Lock | undefined}
 */
function readLock(file) {
  try {
    /** @type {unknown} */
    const lockfile = JSON.parse(readFileSync(file, 'utf8'));
    if (!isLockfile(lockfile)) return undefined;
    return Object.fromEntries(Object.entries(lockfile.packages).filter(([path]) => path !== ''));
  } catch {
    return undefined;
  }
}

/**
 * @param {unknown} value
 * @returns {value is { packages: Lock }}
 */
function isLockfile(value) {
  return typeof value === 'object' && value !== null && 'packages' in value;
}

/**
 * @param {LockedPackage} locked
 * @param {LockedPackage | undefined} found
 */
function isAsLocked(locked, found) {
  if (!found) return locked.optional === true;
  return found.version === locked.version && found.integrity === locked.integrity;
}

/**
 * A binary of another system is what a copied `node_modules` brings along.
 * @param {LockedPackage} found
 */
function suitsMachine({ os, cpu }) {
  return suits(os, process.platform) && suits(cpu, process.arch);
}

/**
 * @param {readonly string[] | undefined} list as in package.json: names, or names that are ruled out by `!`
 * @param {string} name
 */
function suits(list, name) {
  if (!list || list.length === 0) return true;
  if (list.includes(`!${name}`)) return false;
  return list.includes(name) || list.every((entry) => entry.startsWith('!'));
}
