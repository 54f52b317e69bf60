// @ts-check
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './run.mjs';
import { findProgram, installPackages } from './system-programs.mjs';

/**
 * The arguments of Chromium; they turn its own background requests off, and the process that imitates a graphics card: a
 * tenth of what a test costs.
 */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
];

const shell = 'chromium-headless-shell';
const browsers = [
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'chromium-browser',
];

/**
 * Finds a Chromium: the one named by `CHROME_PATH`, Playwright's own (`own`, which Playwright locates by itself), or one
 * of the system's. The headless shell costs half as much as a browser with windows, so it comes first, unless `whole`
 * requests the browser that visitors use.
 * @param {{ whole?: boolean }} [options]
 * @returns {{ path: string, own: boolean } | undefined}
 */
export function findBrowser({ whole = false } = {}) {
  const own = chromium.executablePath();
  const system = findProgram(whole ? [...browsers, shell] : [shell, ...browsers]);
  const path = [process.env['CHROME_PATH'], own, system].find((file) => file && existsSync(file));
  return path ? { path, own: path === own } : undefined;
}

/**
 * Whether a browser is the headless shell.
 * @param {{ path: string } | undefined} browser
 */
export function isShell(browser) {
  return browser?.path.endsWith(shell) === true;
}

/**
 * Finds a Chromium or installs one; the headless shell is installed in addition to a browser with windows. Resolves to its location, or, after printing what to do, to `undefined`.
 * @returns {Promise<{ path: string, own: boolean } | undefined>}
 */
export async function ensureBrowser() {
  const at = findBrowser();
  if (at && !at.own && !process.env['CHROME_PATH'] && !findProgram([shell]))
    await installPackages([shell]);
  const browser = findBrowser() ?? (await installBrowser());
  // What the shell lacks, such as the cache of whole pages, is tried in depth alone.
  if (process.env['TEST_DEPTH'] === 'all' && isShell(findBrowser({ whole: true })))
    await installPackages(['chromium']);
  if (!browser) {
    console.error(
      '\nThis needs a Chromium, and none was found or could be installed. Do one of these:\n' +
        '  - run `npx playwright install --with-deps chromium`,\n' +
        '  - set CHROME_PATH to the program file of a Chromium, Google Chrome or Microsoft Edge.',
    );
  }
  return browser;
}

async function installBrowser() {
  await installPackages([shell]);
  if (findBrowser()) return findBrowser();
  console.log('No Chromium was found. Downloading Playwright’s own …');
  const args = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  await run(process.execPath, args, { timeout: 300_000 });
  if (!findBrowser()) await installPackages(['chromium']);
  return findBrowser();
}
