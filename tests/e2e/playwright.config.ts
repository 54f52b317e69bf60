import '../site/choose.ts';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { chromiumArgs, findBrowser } from '../commands/browser.mjs';
import { builtSite, whole } from '../built-site.ts';
import { serveSite } from '../listen.ts';
import { limit } from '../machine.ts';

// The first process builds and serves; the workers, which read this file too, are told.
const site = (process.env['SITE'] ??= await builtSite(whole));
const address = (process.env['SITE_ADDRESS'] ??= (await serveSite(site)).origin);
const chromium = findBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  // Walks through all pages take a while.
  timeout: limit(60_000),
  expect: { timeout: limit(10_000) },
  forbidOnly: 'CI' in process.env,
  ...(process.env['TEST_DEPTH'] ? {} : { grepInvert: /@depth/ }),
  workers: availableParallelism(),
  reporter: 'list',
  use: {
    baseURL: address,
    viewport: { width: 1280, height: 800 },
    // Drawing what moves takes most of a test's time; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: {
          args: chromiumArgs,
          ...(chromium && !chromium.own && { executablePath: chromium.path }),
        },
      },
    },
    ...(existsSync(firefox.executablePath())
      ? [{ name: 'firefox', use: devices['Desktop Firefox'] }]
      : []),
    ...(existsSync(webkit.executablePath())
      ? [{ name: 'webkit', use: devices['Desktop Safari'] }]
      : []),
  ],
});
