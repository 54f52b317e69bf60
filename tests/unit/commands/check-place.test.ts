import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';

let home = '';

beforeEach(() => {
  home = folderWith().root;
  chmodSync(home, 0o755);
  cpSync('src/commands/check-place.mjs', join(home, 'check-place.mjs'));
});

/** What is printed in a folder; root may write everywhere, so that another user asks in its place. */
function check(name: string) {
  const { status, stderr } = spawnSync(process.execPath, [join(home, 'check-place.mjs')], {
    cwd: join(home, name),
    encoding: 'utf8',
    ...(process.getuid?.() === 0 && { uid: 65_534, gid: 65_534 }),
  });
  return { status, printed: stderr.replaceAll(home, '') };
}

function makeFolder(name: string): string {
  const folder = join(home, name);
  mkdirSync(folder);
  chmodSync(folder, 0o777);
  return folder;
}

test.each(['ines', 'Größe 100% (2), [a] {b} & c'])('has nothing to say in %j', (name) => {
  makeFolder(name);
  expect(check(name)).toEqual({ status: 0, printed: '' });
});

test.each(['ha#sh', 'wh?', 'st*r', 'ba\\ck'])('says that nothing can be built in %j', (name) => {
  makeFolder(name);
  expect(check(name)).toEqual({
    status: 1,
    printed: `The project can't be built in \`/${name}\`: Vite reads \`${name[2]}\` in a path as something else. Rename the folder.\n`,
  });
});

test.each(['', '/node_modules', '/dist'])('names `ines%s` where it can’t be written', (below) => {
  makeFolder('ines');
  if (below) makeFolder(`ines${below}`);
  chmodSync(join(home, `ines${below}`), 0o555);
  expect(check('ines')).toEqual({
    status: 1,
    printed: `This user can't write into \`/ines${below}\`, where the site is built. Make it writable, or build the site elsewhere and copy its \`dist\` here: \`npm run preview\` only reads.\n`,
  });
});

test('asks for the folder that `dist` links to', () => {
  symlinkSync('../nowhere', join(makeFolder('ines'), 'dist'));
  expect(check('ines').printed).toBe(
    '`dist` is a link to a folder that is not there. Create that folder, or delete the link.\n',
  );
});
