import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { limit } from '../machine.ts';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  cacheDir: '.cache/vitest',
  test: {
    include: ['tests/hosts/*.test.ts'],
    testTimeout: limit(60_000),
    hookTimeout: limit(60_000),
  },
});
