// The oldest Chromium in which everything works, as README.md promises.
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { launch } from 'puppeteer-core';
import { chromiumArgs } from '../commands/browser.mjs';
import { fileOf } from '../on-demand.ts';
import type { Driver, Settings } from './driver.ts';
import { driverOf } from './puppeteer-driver.ts';

/** Its program, fetched at the first use; nothing where it can't be had. */
export async function oldChromium(): Promise<string | undefined> {
  const packed = await fileOf('@sparticuz/chromium', '103.0.0', 'bin/chromium.br');
  if (!packed) return undefined;
  const program = packed.replace(/\.br$/, '');
  if (existsSync(program)) return program;
  writeFileSync(program, brotliDecompressSync(readFileSync(packed)));
  chmodSync(program, 0o755);
  return program;
}

/** Starts it. */
export async function startOldChromium({ scripts, proxyPort }: Settings): Promise<Driver> {
  const executablePath = await oldChromium();
  if (!executablePath) throw new Error('There is no old Chromium here.');
  const args = [...chromiumArgs, `--proxy-server=127.0.0.1:${proxyPort}`];
  const browser = await launch({ executablePath, args, headless: 'shell' });
  const page = await browser.newPage();
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.setJavaScriptEnabled(scripts);
  const devtools = await page.createCDPSession();
  const driver = driverOf(browser, page);
  return {
    ...driver,
    evaluate: (expression) => driver.evaluate(`${visibility}, ${expression}`),
    // On phones, scroll bars lie over the page. Puppeteer's own `setViewport` would reload it, which may never end.
    resize: ({ width, height }) =>
      devtools.send('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        deviceScaleFactor: 1,
        mobile: width < 500,
      }),
  };
}

/** What the tests ask for, and this browser lacks. */
const visibility = `Element.prototype.checkVisibility ??= function () {
  return this.getClientRects().length > 0 && getComputedStyle(this).visibility === 'visible';
}`;
