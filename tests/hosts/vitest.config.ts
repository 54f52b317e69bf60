import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    include: ['tests/hosts/*.test.ts'],
    globalSetup: 'tests/hosts/global-setup.ts',
    // One server at a time: nginx and Caddy take the same port.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
