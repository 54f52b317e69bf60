import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { makeReadable, removeStale, stagingDirectory, swapIn } from '../../../src/build/staging.ts';
import { folderWith } from '../folder-with.ts';

test.each([
  ['a previous one', { 'dist/index.html': 'old' }],
  ['none', {}],
])('replaces %s with the finished folder', async (_, previous) => {
  const { root, read } = folderWith({ ...previous, '.dist-staging/index.html': 'new' });
  await swapIn(join(root, '.dist-staging'), join(root, 'dist'));
  expect(read('dist/index.html')).toBe('new');
  expect(readdirSync(root)).toEqual(['dist']);
});

test('restores the previous one if the finished folder is missing', async () => {
  const { root, read } = folderWith({ 'dist/index.html': 'old' });
  await expect(swapIn(join(root, 'missing'), join(root, 'dist'))).rejects.toThrow('ENOENT');
  expect(read('dist/index.html')).toBe('old');
});

test('concurrent builds all succeed, and leave the complete site of one of them', async () => {
  const { root, read } = folderWith({ 'dist/index.html': 'old', 'dist/assets/old.avif': '' });
  const target = join(root, 'dist');
  const names = Array.from({ length: 20 }, (_, index) => `site-${index}`);
  const swaps = names.map((name) => {
    const staging = stagingDirectory(target);
    mkdirSync(staging);
    for (const file of ['index.html', 'press.html']) writeFileSync(join(staging, file), name);
    return swapIn(staging, target);
  });
  await Promise.all(swaps);
  expect(names).toContain(read('dist/index.html'));
  expect(read('dist/press.html')).toBe(read('dist/index.html'));
  expect(readdirSync(root)).toEqual(['dist']);
});

test('removes what a killed build has left, but not the directory of a running one', async () => {
  const { root } = folderWith({ '.dist-other/index.html': '', 'dist/index.html': '' });
  const [killed, running, current] = Array.from({ length: 3 }, () =>
    stagingDirectory(join(root, 'dist')),
  );
  for (const path of [killed, `${killed}-old`, running, current]) mkdirSync(path ?? '');
  const dayAgo = Date.now() / 1000 - 24 * 60 * 60 - 1;
  for (const path of [killed, `${killed}-old`]) utimesSync(path ?? '', dayAgo, dayAgo);
  utimesSync(join(root, '.dist-other'), dayAgo, dayAgo);
  await removeStale(current ?? '');
  const left = ['.dist-other', 'dist', ...[running, current].map((path = '') => basename(path))];
  expect(readdirSync(root).toSorted()).toEqual(left.toSorted());
});

// Renaming a folder on another file system fails, as it does for a mount point.
test.runIf(existsSync('/dev/shm'))(
  'replaces the files of a folder on another file system, or none',
  async () => {
    const old = { 'index.html': 'old', '.git': '', 'lost+found/a': '' };
    const mounted = folderWith(old, '/dev/shm');
    const { root } = folderWith({ 'staging/index.html': 'new', 'staging/es/a.html': 'a' });
    const [staging, target] = [join(root, 'staging'), join(root, 'dist')];
    symlinkSync(mounted.root, target);
    await expect(swapIn(join(root, 'missing'), target)).rejects.toThrow('ENOENT');
    expect(mounted.read('index.html')).toBe('old');
    expect(readdirSync(target)).toEqual(['.git', 'index.html', 'lost+found']);
    utimesSync(join(staging, 'es/a.html'), 1000, 1000);
    await swapIn(staging, target);
    expect(lstatSync(target).isSymbolicLink()).toBe(true);
    expect(mounted.read('index.html')).toBe('new');
    expect(readdirSync(target)).toEqual(['.git', 'es', 'index.html', 'lost+found']);
    expect(statSync(join(target, 'es/a.html')).mtimeMs).toBe(1_000_000);
  },
);

test('replaces the folder that a link points to', async () => {
  const files = { 'public/index.html': 'old', '.dist-staging/index.html': 'new' };
  const { root, read } = folderWith(files);
  const target = join(root, 'dist');
  symlinkSync('public', target);
  await swapIn(join(root, '.dist-staging'), target);
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
