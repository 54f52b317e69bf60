import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { engineIds } from './engines.ts';

const chosen = (process.env['ENGINES'] ?? '').split(' ');
const installed = engineIds.filter((id) => chosen.includes(id));

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    // One browser at a time, kept from file to file.
    fileParallelism: false,
    maxWorkers: 1,
    projects: installed.map((engine) => ({
      extends: true,
      test: {
        name: engine,
        provide: { engine },
        include: ['tests/browsers/*.test.ts'],
        isolate: false,
        testTimeout: 180_000,
        hookTimeout: 120_000,
        expect: { poll: { timeout: 30_000, interval: 50 } },
      },
    })),
  },
});
