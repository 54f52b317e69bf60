import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { limit } from '../machine.ts';
import { settingsPlugin } from '../../src/settings/settings-plugin.ts';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  cacheDir: '.cache/vitest',
  plugins: [settingsPlugin('tests/site/content')],
  test: {
    env: { CONTENT: 'content' },
    // Workspace tests really build, which takes seconds on a small machine.
    testTimeout: limit(60_000),
    hookTimeout: limit(10_000),
    // By itself Vitest leaves one processor to the watching person.
    maxWorkers: availableParallelism(),
    // Loading modules anew for each file takes as long as its tests; what a file changes in one it must undo.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          env: { CONTENT: 'content' },
          name: 'stages',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: ['tests/unit/site/**'],
        },
      },
      {
        extends: true,
        test: {
          env: { CONTENT: 'content' },
          name: 'site',
          include: ['tests/unit/site/**/*.test.ts'],
          globalSetup: 'tests/unit/site/global-setup.ts',
        },
      },
    ],
  },
});
