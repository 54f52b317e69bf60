import { existsSync } from 'node:fs';
import { defineConfig, devices, firefox, webkit } from '@playwright/test';
import { chromiumArgs, findBrowser } from '../../src/commands/browser.mjs';
import { root } from '../../src/commands/run.mjs';

const address = 'http://localhost:5241';
const chromium = findBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: 'CI' in process.env,
  workers: 2,
  reporter: 'list',
  use: { baseURL: address, viewport: { width: 1280, height: 800 } },
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
  webServer: {
    command: 'node node_modules/vite/bin/vite.js preview --port 5241 --strictPort',
    cwd: root,
    url: address,
  },
});
