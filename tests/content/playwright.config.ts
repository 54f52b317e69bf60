// Checks whatever stands in a content folder, on the site that is built from it.
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findBrowser } from '../commands/browser.mjs';
import { root } from '../commands/run.mjs';
import { contentFolder } from '../../src/settings/content-folder.ts';
import { builtSite } from '../built-site.ts';
import { serveSite } from '../listen.ts';
import { limit } from '../machine.ts';
import { addressOf } from './entries.ts';

// The first process builds and serves; the workers, which read this file too, are told.
const content = resolve(root, contentFolder);
const site = (process.env['SITE_DIST'] ??= await builtSite({
  name: 'content',
  content,
}));
const base = new URL(addressOf(content)).pathname.replace(/\/*$/, '/');
const origin = (process.env['SITE_ADDRESS'] ??= (await serveSite(site, base)).origin);
const chromium = findBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/content',
  fullyParallel: true,
  timeout: limit(60_000),
  expect: { timeout: limit(10_000) },
  forbidOnly: 'CI' in process.env,
  workers: availableParallelism(),
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin + base,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: chromiumArgs,
      ...(chromium && !chromium.own && { executablePath: chromium.path }),
    },
  },
});
