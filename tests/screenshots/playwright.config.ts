// `npm run bench -- screenshots`: every page and state at six widths, to be looked at, in test-results/screenshots/.
// `npm run bench -- screenshots --project 390 -g menu` takes some of them.
import { defineConfig } from '@playwright/test';
import content from '../content/playwright.config.ts';

export default defineConfig({
  ...content,
  testDir: '.',
  outputDir: '../../test-results/screenshots',
  projects: [320, 390, 768, 1024, 1440, 1920].map((width) => ({
    name: String(width),
    use: {
      viewport: { width, height: Math.round(width < 768 ? width * 2 : width * 0.66) },
      deviceScaleFactor: 2,
    },
  })),
});
