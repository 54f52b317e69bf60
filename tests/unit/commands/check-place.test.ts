import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';

let home = '';

beforeEach(() => {
  home = folderWith().root;
  chmodSync(home, 0o755);
  for (const name of ['check-place.mjs', 'read-json.mjs'])
    cpSync(join('src/commands', name), join(home, name));
});

function makeFolder(name: string, mode = 0o777): string {
  const folder = join(home, name);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, mode);
  return folder;
}

/** What is printed in a folder if it can't be built in; root may write everywhere, so another user runs the check. */
function messageIn(name: string): string {
  const { status, stderr } = spawnSync(process.execPath, [join(home, 'check-place.mjs')], {
    cwd: join(home, name),
    encoding: 'utf8',
    ...(process.getuid?.() === 0 && { uid: 65_534, gid: 65_534 }),
  });
  expect(status).toBe(stderr === '' ? 0 : 1);
  return stderr.replaceAll(home, '');
}

test.each(['ha#sh', 'wh?', 'st*r', 'ba\\ck', 'Größe 100% (2), [a] {b} & c'])(
  'reports a folder name that nothing can be built in: %j',
  (name) => {
    makeFolder(name);
    expect(messageIn(name)).toBe(
      name.startsWith('G')
        ? ''
        : `The project can’t be built in \`/${name}\`: Vite reads \`${name[2]}\` in a path as something else. Rename the folder.\n`,
    );
  },
);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

test.each([
  [`^${major}.${minor}.0`],
  [`^12.1.0 || ^${major}.0.0`],
  [`>=${major}.${minor}.0`],
  [`>=${major - 1}.99.0`],
  ['*'],
  ['^12.1.0 || >=99.2.0', '12.1 or a later version 12, or 99.2 or newer'],
  [`^${major}.${minor + 1}.0`, `${major}.${minor + 1} or a later version ${major}`],
])('if the project requires Node %j, reports %s', (node, versions = '') => {
  writeFileSync(join(makeFolder('ines'), 'package.json'), JSON.stringify({ engines: { node } }));
  expect(messageIn('ines')).toBe(
    versions
      ? `The project needs Node.js ${versions}; this is ${process.versions.node}. Install one from https://nodejs.org.\n`
      : '',
  );
});

test.each(['', '/node_modules', '/.cache', '/dist'])(
  'reports `ines%s` if it isn’t writable',
  (subfolder) => {
    makeFolder('ines');
    makeFolder(`ines${subfolder}`, 0o555);
    expect(messageIn('ines')).toBe(
      `This user can’t write into \`/ines${subfolder}\`, where the site is built. Make it writable, or build the site elsewhere and copy its \`dist\` here: \`npm run preview\` only reads.\n`,
    );
  },
);

test('checks the folder that `dist` links to', () => {
  symlinkSync('../nowhere', join(makeFolder('ines'), 'dist'));
  expect(messageIn('ines')).toBe(
    '`dist` is a link to a folder that doesn’t exist. Create that folder, or delete the link.\n',
  );
});
