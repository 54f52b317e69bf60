// Tests in a browser, by projects: `npx playwright test --config tests/playwright.config.ts --project=e2e header`
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { chromiumArgs, findBrowser } from './commands/browser.mjs';
import type { Options } from './e2e/test.ts';
import { limit } from './machine.ts';
import { tellSkipped } from './on-demand.ts';
import { serveSites } from './served-sites.ts';
import { siteNames } from './sites.ts';

const chosen = process.argv.flatMap((word) => /^--project=(.*)/.exec(word)?.[1] ?? []);

/** Whether the command line chooses a project, or none and so all. */
function isChosen(project: string): boolean {
  return chosen.length === 0 || chosen.some((name) => name.startsWith(project));
}

const ofTests = isChosen('e2e') ? siteNames : [];
const ofProject = isChosen('content') || isChosen('screenshots') ? (['own'] as const) : [];
await serveSites([...ofTests, ...ofProject]);

const browser = findBrowser();
const chromium = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 800 },
  launchOptions: {
    args: chromiumArgs,
    ...(browser && !browser.own && { executablePath: browser.path }),
  },
};

const inDepth = 'TEST_DEPTH' in process.env;
const isWorker = 'TEST_WORKER_INDEX' in process.env;
const browserProjects = [
  { name: 'e2e-firefox', type: firefox, device: devices['Desktop Firefox'] },
  { name: 'e2e-webkit', type: webkit, device: devices['Desktop Safari'] },
].filter(({ name, type }) => {
  if (!inDepth) return false;
  const isHere = existsSync(type.executablePath());
  if (!isHere && !isWorker && isChosen('e2e'))
    tellSkipped(name, '`npx playwright install` brings its browser.');
  return isHere;
});

export default defineConfig<Options>({
  fullyParallel: true,
  // Walks through all pages take a while.
  timeout: limit(60_000),
  expect: { timeout: limit(10_000) },
  forbidOnly: 'CI' in process.env,
  ...(inDepth ? {} : { grepInvert: /@depth/ }),
  workers: availableParallelism(),
  reporter: [['list'], ['./times-reporter.ts']],
  // Drawing what moves is most of a test's time; tests of motion enable it.
  use: { contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'e2e', testDir: 'e2e', outputDir: '../test-results/e2e', use: chromium },
    ...browserProjects.map(({ name, device }) => ({
      name,
      testDir: 'e2e',
      outputDir: `../test-results/${name}`,
      use: { ...device, viewport: chromium.viewport },
    })),
    {
      name: 'content',
      testDir: 'content',
      outputDir: '../test-results/content',
      use: { ...chromium, site: 'own' },
    },
    {
      name: 'screenshots',
      testDir: 'screenshots',
      outputDir: '../test-results/screenshots',
      // They are for looking at, whatever the page complains about.
      use: { ...chromium, site: 'own', expected: [/./], ends: 'elsewhere' },
    },
  ],
});
