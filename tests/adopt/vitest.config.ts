import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { limit } from '../machine.ts';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  cacheDir: '.cache/vitest',
  test: {
    include: ['tests/adopt/**/*.test.ts'],
    // Each builds a site and opens all its pages in a browser.
    testTimeout: limit(600_000),
    // A copy with packages of its own takes long to delete.
    hookTimeout: limit(60_000),
    fileParallelism: false,
  },
});
