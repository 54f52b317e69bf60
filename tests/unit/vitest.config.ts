import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // Workspace tests really build, which takes seconds on a small machine.
    testTimeout: 60_000,
  },
});
