// @ts-check
// Runs before the tests against real servers: finds nginx and Caddy, or installs them where that is possible.
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Programs by the Debian package that brings them. */
const programs = { 'nginx-light': 'nginx', caddy: 'caddy' };

process.exitCode = await ensureHosts();

async function ensureHosts() {
  const missing = Object.entries(programs).filter(([, program]) => !isInstalled(program));
  if (missing.length === 0) return 0;
  const packages = missing.map(([name]) => name);
  if (process.getuid?.() === 0 && isInstalled('apt-get')) {
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      timeout: 300_000,
    });
  }
  const still = missing.filter(([, program]) => !isInstalled(program));
  if (still.length === 0) return 0;
  console.error(
    `These tests need ${still.map(([, program]) => program).join(' and ')}, which is not installed here.\n` +
      `On Debian or Ubuntu: sudo apt-get install ${still.map(([name]) => name).join(' ')}`,
  );
  return 1;
}

/** @param {string} program */
function isInstalled(program) {
  const folders = (process.env['PATH'] ?? '').split(':').concat('/usr/sbin');
  return folders.some((folder) => existsSync(`${folder}/${program}`));
}
