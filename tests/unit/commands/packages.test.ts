import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';

type Lock = Readonly<Record<string, { readonly version: string; readonly optional?: boolean }>>;

/** Runs a script in a project with packages installed by npm, whose `npm` prints its arguments. */
function run(script: string, lock: Lock, installed: Lock | undefined) {
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
  chmodSync(join(root, 'bin/npm'), 0o755);
  cpSync('src/commands', join(root, 'src/commands'), { recursive: true });
  const env = { ...process.env, PATH: join(root, 'bin') + delimiter + process.env['PATH'] };
  return spawnSync(process.execPath, [join('src/commands', script)], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
}

const [vite, react] = [{ version: '8.0.0' }, { version: '19.0.0' }];
const both = { 'node_modules/react': react, 'node_modules/vite': vite };
const withExtra = { ...both, 'node_modules/a': vite };
const optional = { ...both, 'node_modules/fsevents': { ...vite, optional: true } };

test.each<[boolean, string, Lock, Lock | undefined]>([
  [false, 'everything is there', both, both],
  [false, 'another package was installed since', withExtra, withExtra],
  [false, 'a package for another system is missing', optional, both],
  [true, 'nothing is there', both, undefined],
  [true, 'a package is missing', both, { 'node_modules/react': react }],
  [
    true,
    'a package has another version',
    both,
    { ...both, 'node_modules/vite': { version: '7.0.0' } },
  ],
])('installs missing packages: %s, if %s', (isMissing, _, lock, installed) => {
  const { stdout } = run('install.mjs', lock, installed);
  if (!isMissing) expect(stdout).toBe('');
  else expect(stdout).toMatch(/\nnpm install --no-save --include=dev --ignore-scripts\b/);
});

test('a build without its packages reports which are missing and how to install them', () => {
  expect(run('check-packages.mjs', both, both)).toMatchObject({ status: 0, stderr: '' });
  expect(run('check-packages.mjs', both, { 'node_modules/react': react })).toMatchObject({
    status: 1,
    stderr:
      'Packages are missing: `vite`. Run `npm ci --include=dev`; without that option npm omits what builds the site where NODE_ENV is `production`.\n',
  });
});
