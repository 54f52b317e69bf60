import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';

type Lock = Readonly<Record<string, { readonly version: string; readonly optional?: boolean }>>;

const vite = { version: '8.0.0' };
const react = { version: '19.0.0' };

/** A project with packages installed by npm, whose `npm` says what it is asked for. */
function project(lock: Lock, installed: Lock | undefined) {
  const { root } = folderWith({
    'package.json': JSON.stringify({
      dependencies: { react: '^19.0.0' },
      devDependencies: { vite: '^8.0.0' },
    }),
    'package-lock.json': JSON.stringify({ packages: { '': {}, ...lock } }),
    ...(installed && {
      'node_modules/.package-lock.json': JSON.stringify({ packages: installed }),
    }),
    ...Object.fromEntries(
      Object.keys(installed ?? {}).map((path) => [`${path}/package.json`, '{}']),
    ),
    'bin/npm': '#!/bin/sh\necho "npm $@"\n',
  });
  cpSync('src/commands', join(root, 'src/commands'), { recursive: true });
  const run = (script: string) => {
    const env = { ...process.env, PATH: join(root, 'bin') + delimiter + process.env['PATH'] };
    spawnSync('chmod', ['+x', join(root, 'bin/npm')]);
    const args = [join('src/commands', script)];
    return spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  };
  return { install: () => run('install.mjs').stdout, check: () => run('check-packages.mjs') };
}

const both = { 'node_modules/react': react, 'node_modules/vite': vite };

test.each([
  ['everything is there', both, both],
  [
    'another package was installed since',
    { ...both, 'node_modules/a': vite },
    { ...both, 'node_modules/a': vite },
  ],
  [
    'a package for another system is missing',
    { ...both, 'node_modules/fsevents': { ...vite, optional: true } },
    both,
  ],
])('nothing is installed where %s', (_, lock, installed) => {
  expect(project(lock, installed).install()).toBe('');
});

test.each([
  ['nothing is there', undefined],
  ['a package is missing', { 'node_modules/react': react }],
  ['one has another version', { ...both, 'node_modules/vite': { version: '7.0.0' } }],
])('what is missing is installed beside the rest where %s', (_, installed) => {
  expect(project(both, installed).install()).toMatch(
    /\nnpm install --no-save --include=dev --ignore-scripts\b/,
  );
});

test('a build without its packages says which and how they are installed', () => {
  expect(project(both, both).check()).toMatchObject({ status: 0, stderr: '' });
  expect(project(both, { 'node_modules/react': react }).check()).toMatchObject({
    status: 1,
    stderr:
      'Packages are missing: `vite`. Run `npm ci --include=dev`; without that option npm leaves out what builds the site where NODE_ENV is `production`.\n',
  });
});
