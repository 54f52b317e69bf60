import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { builtSite } from '../built-site.ts';
import { limit } from '../machine.ts';
import { whole } from '../sites.ts';
import { ensureEngines } from './engines.ts';

const engines = await ensureEngines();
process.env['SITE'] ??= (await builtSite(whole)).dist;

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  cacheDir: '.cache/vitest',
  test: {
    include: [],
    passWithNoTests: true,
    // One browser at a time, kept from file to file.
    fileParallelism: false,
    maxWorkers: 1,
    projects: engines.map((engine) => ({
      extends: true,
      test: {
        name: engine,
        provide: { engine },
        include: ['tests/browsers/*.test.ts'],
        isolate: false,
        testTimeout: limit(180_000),
        hookTimeout: limit(120_000),
        expect: { poll: { timeout: limit(30_000), interval: 50 } },
      },
    })),
  },
});
