import { existsSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepPreviousAssets, swapIn } from '../../../src/build/staging.ts';
import { folderWith } from '../folder-with.ts';

const hour = 60 * 60 * 1000;

test('the assets of the previous site stay for a day, however many builds follow', async () => {
  const { root, write, read } = folderWith({
    'dist/index.html': 'first',
    'dist/assets/old.avif': 'old',
    'dist/assets/both.avif': 'both',
    'dist/assets/folder/own.txt': 'in a folder of public/ that is gone',
  });
  const age = (folder: string, time: number, ...names: readonly string[]) => {
    for (const name of names) utimesSync(join(root, folder, name), time / 1000, time / 1000);
  };
  const start = Date.now();
  age('dist', start - 30 * 24 * hour, 'index.html', 'assets/old.avif', 'assets/both.avif');
  const build = async (now: number) => {
    write({ 'staging/index.html': String(now), 'staging/assets/both.avif': 'new' });
    age('staging', now - 1000, 'index.html', 'assets/both.avif');
    await keepPreviousAssets(join(root, 'staging'), join(root, 'dist'), now);
    await swapIn(join(root, 'staging'), join(root, 'dist'));
  };
  await build(start);
  expect(read('dist/index.html')).toBe(String(start));
  expect(read('dist/assets/old.avif')).toBe('old');
  // The new site has another version.
  expect(read('dist/assets/both.avif')).toBe('new');
  expect(statSync(join(root, 'dist/assets/both.avif')).mtimeMs).toBeLessThan(start);
  await build(start + 12 * hour);
  await build(start + 23 * hour);
  expect(existsSync(join(root, 'dist/assets/old.avif'))).toBe(true);
  await build(start + 25 * hour);
  expect(existsSync(join(root, 'dist/assets/old.avif'))).toBe(false);
});
