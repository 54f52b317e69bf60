import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { launch, type Browser } from 'puppeteer-core';
import { chromiumArgs } from '../commands/browser.mjs';
import { findProgram } from '../commands/system-programs.mjs';
import type { Driver } from './driver.ts';
import { packedChromium } from './engines.ts';

/** Starts Firefox, which is driven by WebDriver BiDi. */
export async function startFirefox(): Promise<Driver> {
  const executablePath = findProgram(['firefox-esr', 'firefox']) ?? '';
  const extraPrefsFirefox = {
    'ui.prefersReducedMotion': 1,
    // Without a window there is no pointer, unless one is named: fine (2), and hovering (4).
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
  };
  return driverOf(await launch({ browser: 'firefox', executablePath, extraPrefsFirefox }));
}

/** Starts Chromium 103. */
export async function startOldChromium(): Promise<Driver> {
  const packed = (await packedChromium()) ?? '';
  const executablePath = packed.replace(/\.br$/, '');
  if (!existsSync(executablePath)) {
    writeFileSync(executablePath, brotliDecompressSync(readFileSync(packed)));
    chmodSync(executablePath, 0o755);
  }
  const args = [...chromiumArgs, '--force-prefers-reduced-motion'];
  return driverOf(await launch({ executablePath, args, headless: 'shell' }));
}

async function driverOf(browser: Browser): Promise<Driver> {
  // On the page that an automated Firefox starts with, `document.hasFocus()` is false and the focus leaves dialogs.
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    open: (url) => page.goto(url),
    evaluate: <Value>(expression: string) => page.evaluate<[], () => Value>(expression),
    resize: (width) => page.setViewport({ width, height: 800 }),
    click: (selector) => page.locator(selector).click(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    complaints: () => Promise.resolve(complaints),
    close: () => browser.close(),
  };
}
