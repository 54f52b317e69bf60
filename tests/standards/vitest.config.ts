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
    include: ['tests/standards/*.test.ts'],
    // The first file that asks for the built sites builds them for all.
    fileParallelism: false,
    testTimeout: limit(60_000),
    hookTimeout: limit(60_000),
  },
});
