import { existsSync } from 'node:fs';
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeReadable, stagingDirectory, swapIn } from '../../../src/prerender/staging.ts';

test.each([
  ['the last one', { 'dist/index.html': 'old' }],
  ['none', {}],
  ['one beside what a killed build has left', { '.dist-staging-old/index.html': 'older' }],
])('puts the finished folder in the place of %s', async (_, last) => {
  const root = await folder({ ...last, '.dist-staging/index.html': 'new' });
  const target = join(root, 'dist');
  await swapIn(stagingDirectory(target), target);
  expect(await readFile(join(target, 'index.html'), 'utf8')).toBe('new');
  expect(await readdir(root)).toEqual(['dist']);
});

test('puts the last one back where the finished folder is missing', async () => {
  const target = join(await folder({ 'dist/index.html': 'old' }), 'dist');
  await expect(swapIn(stagingDirectory(target), target)).rejects.toThrow('ENOENT');
  expect(await readFile(join(target, 'index.html'), 'utf8')).toBe('old');
});

// Renaming it fails, as it does for a mount point.
describe.runIf(existsSync('/dev/shm'))('a folder on another file system', () => {
  let elsewhere: string;
  let root: string;
  let target: string;
  beforeEach(async () => {
    elsewhere = await folder(
      { 'site/index.html': 'old', 'site/.git': '', 'site/lost+found/a': '' },
      '/dev/shm',
    );
    root = await folder({ '.dist-staging/index.html': 'new', '.dist-staging/es/a.html': 'a' });
    target = join(root, 'dist');
    await symlink(join(elsewhere, 'site'), target);
  });
  afterEach(() => rm(elsewhere, { recursive: true }));

  test('gets the files of the finished one', async () => {
    await swapIn(stagingDirectory(target), target);
    expect((await lstat(target)).isSymbolicLink()).toBe(true);
    expect(await readFile(join(elsewhere, 'site/index.html'), 'utf8')).toBe('new');
    expect(await readdir(target)).toEqual(['.git', 'es', 'index.html', 'lost+found']);
  });

  test('keeps its own where those can’t be copied', async () => {
    await expect(swapIn(join(root, 'missing'), target)).rejects.toThrow('ENOENT');
    expect(await readFile(join(target, 'index.html'), 'utf8')).toBe('old');
    expect(await readdir(target)).toEqual(['.git', 'index.html', 'lost+found']);
  });
});

test('puts the finished folder where a link leads', async () => {
  const root = await folder({ 'public/index.html': 'old', '.dist-staging/index.html': 'new' });
  const target = join(root, 'dist');
  await symlink('public', target);
  await swapIn(stagingDirectory(target), target);
  expect(await readFile(join(root, 'public/index.html'), 'utf8')).toBe('new');
  expect((await readdir(root)).toSorted()).toEqual(['dist', 'public']);
});

test('lets everyone read what was written for its owner only', async () => {
  const root = await folder({ 'es/index.html': '' });
  await chmod(join(root, 'es/index.html'), 0o600);
  await chmod(join(root, 'es'), 0o700);
  makeReadable(root);
  const modes = ['', 'es', 'es/index.html'].map(
    async (name) => (await lstat(join(root, name))).mode,
  );
  const rights = (await Promise.all(modes)).map((mode) => (mode & 0o777).toString(8));
  expect(rights).toEqual(['755', '755', '644']);
});

async function folder(files: Readonly<Record<string, string>>, parent = tmpdir()): Promise<string> {
  const root = await mkdtemp(join(parent, 'staging-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(root, name, '..'), { recursive: true });
    await writeFile(join(root, name), text);
  }
  return root;
}
