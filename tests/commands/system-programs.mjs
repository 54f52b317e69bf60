// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/**
 * The path of an installed program, by the first of several names that is found.
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
export function findProgram(names) {
  // Debian installs servers into a folder that is on root's PATH only.
  const folders = (process.env['PATH'] ?? '').split(delimiter).concat('/usr/sbin');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/**
 * Tries to install packages of Debian or Ubuntu, where this process runs as root.
 * @param {readonly string[]} names
 */
export async function installPackages(names) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log(`Installing ${names.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('/usr/bin/apt-get', ['update', '-q'], { timeout: 300_000, env });
  await run('/usr/bin/apt-get', ['install', '-y', '-q', ...names], { timeout: 600_000, env });
}
