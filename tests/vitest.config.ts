// All tests but those of Playwright: `npm run test:unit` runs the projects `stages` and `site`, `npm run test:all -- hosts`
// the one of that name.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { settingsPlugin } from '../src/settings/settings-plugin.ts';

const minutes = 60_000;
// The languages and other settings of the tests' site.
const plugins = [settingsPlugin('tests/site/content')];
// The bodies that a server bundle of that site would have.
const resolve = {
  alias: { '#content': fileURLToPath(new URL('site/content', import.meta.url)) },
};
// The summary of a job on GitHub is of its own content alone.
const env = { CONTENT: 'content', GITHUB_STEP_SUMMARY: '' };

/** What is tested by permissions, users and shell scripts of POSIX. */
const posix = [
  'tests/unit/build/build.test.ts',
  'tests/unit/build/staging.test.ts',
  'tests/unit/commands/check-place.test.ts',
  'tests/unit/commands/packages.test.ts',
];

const unit = {
  env,
  setupFiles: 'tests/unit/seed.ts',
  // Workspace tests really build: seconds on a small machine.
  testTimeout: 6 * minutes,
  hookTimeout: minutes,
  // By itself Vitest leaves one processor to the watching person.
  maxWorkers: availableParallelism(),
  // Reloading modules for each file is as slow as its tests; a file must undo what it changes in one.
  isolate: false,
};

/** A project whose files run one after another, since they share what they build or start. */
function inSequence(name: string, timeout: number) {
  return {
    name,
    include: [`tests/${name}/*.test.ts`],
    fileParallelism: false,
    testTimeout: timeout,
    hookTimeout: timeout,
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  cacheDir: '.cache/vitest',
  test: {
    projects: [
      {
        extends: true,
        plugins,
        resolve,
        test: {
          ...unit,
          name: 'stages',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: ['tests/unit/site/**', ...(process.platform === 'win32' ? posix : [])],
        },
      },
      {
        extends: true,
        plugins,
        resolve,
        test: {
          ...unit,
          name: 'site',
          include: ['tests/unit/site/**/*.test.ts'],
          globalSetup: 'tests/unit/site/global-setup.ts',
        },
      },
      // Each of its tests builds a site and opens all pages of it in a browser.
      { extends: true, test: inSequence('adopt', 60 * minutes) },
      {
        extends: true,
        test: {
          ...inSequence('browsers', 3 * minutes),
          globalSetup: 'tests/browsers/global-setup.ts',
          expect: { poll: { timeout: minutes, interval: 50 } },
        },
      },
      { extends: true, test: inSequence('hosts', 6 * minutes) },
      { extends: true, plugins, test: { ...inSequence('standards', 6 * minutes), env } },
    ],
  },
});
