// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './run.mjs';

/** What Chromium is started with: nothing that asks the network behind a test's back. */
export const chromiumArgs = ['--no-sandbox', '--disable-quic', '--disable-background-networking'];

const shell = 'chromium-headless-shell';

/**
 * Where a Chromium is: the one named by `CHROME_PATH`, Playwright's own, or one of the system's.
 * `own` tells Playwright's, which it finds by itself. The headless shell does the same as a browser
 * with windows at half the cost, so it comes first, except where `whole` asks for what visitors use.
 * @param {{ whole?: boolean }} [options]
 * @returns {{ path: string, own: boolean } | undefined}
 */
export function findBrowser({ whole = false } = {}) {
  const own = chromium.executablePath();
  const named = process.env['CHROME_PATH'];
  const shells = process.platform === 'linux' ? inPath([shell]) : [];
  const system = whole ? [...systemBrowsers(), ...shells] : [...shells, ...systemBrowsers()];
  const path = [...(named ? [named] : []), own, ...system].find(existsSync);
  return path ? { path, own: path === own } : undefined;
}

/**
 * Finds a Chromium or installs one. Resolves to where it is; where there is none, it has said what to do.
 * @returns {Promise<{ path: string, own: boolean } | undefined>}
 */
export async function ensureBrowser() {
  const found = findBrowser() ?? (await downloadBrowser()) ?? (await installPackage());
  if (!found) {
    console.error(
      '\nThe browser tests need a Chromium, and none was found or could be installed. Do one of these:\n' +
        '  - run `npx playwright install --with-deps chromium`,\n' +
        '  - install Chromium, Google Chrome or Microsoft Edge with your system’s own means,\n' +
        '  - set CHROME_PATH to the program file of one that is installed elsewhere.',
    );
  }
  return found;
}

async function downloadBrowser() {
  console.log('No Chromium was found. Downloading Playwright’s own …');
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    timeout: 5 * 60_000,
  });
  return findBrowser();
}

async function installPackage() {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('/usr/bin/apt-get', ['update', '-q'], { timeout: 5 * 60_000, env });
  for (const name of [shell, 'chromium']) {
    console.log(`Installing the system’s package \`${name}\` …`);
    await run('/usr/bin/apt-get', ['install', '-y', '-q', name], { timeout: 10 * 60_000, env });
    const found = findBrowser();
    if (found) return found;
  }
  return undefined;
}

/** @returns {readonly string[]} where browsers of Chromium's family are installed on this system */
function systemBrowsers() {
  if (process.platform === 'darwin') {
    const names = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
    return names.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (process.platform === 'win32') {
    const programs = [
      'Chromium/Application/chrome',
      'Google/Chrome/Application/chrome',
      'Microsoft/Edge/Application/msedge',
    ];
    const folders = ['LOCALAPPDATA', 'PROGRAMFILES', 'PROGRAMFILES(X86)'].flatMap(
      (name) => process.env[name] ?? [],
    );
    return folders.flatMap((folder) => programs.map((program) => join(folder, `${program}.exe`)));
  }
  return inPath([
    'chromium',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
    'chromium-browser',
  ]);
}

/** @param {readonly string[]} names of programs, the best first */
function inPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}
