import {
  chmodSync,
  existsSync,
  lstatSync,
  readdirSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeReadable, stagingDirectory, swapIn } from '../../../src/build/staging.ts';
import { folderWith } from '../folder-with.ts';

test.each([
  ['the last one', { 'dist/index.html': 'old' }],
  ['none', {}],
  ['one beside what a killed build has left', { '.dist-staging-old/index.html': 'older' }],
])('puts the finished folder in the place of %s', async (_, last) => {
  const { root, read } = folderWith({ ...last, '.dist-staging/index.html': 'new' });
  const target = join(root, 'dist');
  await swapIn(stagingDirectory(target), target);
  expect(read('dist/index.html')).toBe('new');
  expect(readdirSync(root)).toEqual(['dist']);
});

test('puts the last one back where the finished folder is missing', async () => {
  const { root, read } = folderWith({ 'dist/index.html': 'old' });
  const target = join(root, 'dist');
  await expect(swapIn(stagingDirectory(target), target)).rejects.toThrow('ENOENT');
  expect(read('dist/index.html')).toBe('old');
});

// Renaming it fails, as it does for a mount point.
describe.runIf(existsSync('/dev/shm'))('a folder on another file system', () => {
  function linked() {
    const old = { 'index.html': 'old', '.git': '', 'lost+found/a': '' };
    const elsewhere = folderWith(old, '/dev/shm');
    const { root } = folderWith({
      '.dist-staging/index.html': 'new',
      '.dist-staging/es/a.html': 'a',
    });
    const target = join(root, 'dist');
    symlinkSync(elsewhere.root, target);
    return { target, elsewhere };
  }

  test('gets the files of the finished one', async () => {
    const { target, elsewhere } = linked();
    utimesSync(join(stagingDirectory(target), 'es/a.html'), 1000, 1000);
    await swapIn(stagingDirectory(target), target);
    expect(lstatSync(target).isSymbolicLink()).toBe(true);
    expect(elsewhere.read('index.html')).toBe('new');
    expect(readdirSync(target)).toEqual(['.git', 'es', 'index.html', 'lost+found']);
    expect(statSync(join(target, 'es/a.html')).mtimeMs).toBe(1_000_000);
  });

  test('keeps its own where those can’t be copied', async () => {
    const { target, elsewhere } = linked();
    await expect(swapIn(join(target, '../missing'), target)).rejects.toThrow('ENOENT');
    expect(elsewhere.read('index.html')).toBe('old');
    expect(readdirSync(target)).toEqual(['.git', 'index.html', 'lost+found']);
  });
});

test('puts the finished folder where a link leads', async () => {
  const files = { 'public/index.html': 'old', '.dist-staging/index.html': 'new' };
  const { root, read } = folderWith(files);
  const target = join(root, 'dist');
  symlinkSync('public', target);
  await swapIn(stagingDirectory(target), target);
  expect(read('public/index.html')).toBe('new');
  expect(readdirSync(root).toSorted()).toEqual(['dist', 'public']);
});

test('lets everyone read what was written for its owner only', () => {
  const { root } = folderWith({ 'es/index.html': '' });
  chmodSync(join(root, 'es/index.html'), 0o600);
  chmodSync(join(root, 'es'), 0o700);
  makeReadable(root);
  const rights = ['', 'es', 'es/index.html'].map((name) =>
    (lstatSync(join(root, name)).mode & 0o777).toString(8),
  );
  expect(rights).toEqual(['755', '755', '644']);
});
