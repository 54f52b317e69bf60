import { existsSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepLastAssets, swapIn } from '../../../src/build/staging.ts';
import { folderWith } from '../folder-with.ts';

const hour = 60 * 60 * 1000;

/** A project whose first site, of a month ago, has a picture that no later one has. */
function projectWithSite() {
  const { root, write, read } = folderWith({
    'dist/index.html': 'first',
    'dist/assets/old.avif': 'old',
    'dist/assets/both.avif': 'both',
    'dist/assets/folder/own.txt': 'in a folder of public/ that is gone',
  });
  const age = (time: number) => (name: string) =>
    utimesSync(join(root, 'dist', name), time / 1000, time / 1000);
  const monthAgo = Date.now() - 30 * 24 * hour;
  ['index.html', 'assets/old.avif', 'assets/both.avif'].forEach(age(monthAgo));

  /** Builds a site without the picture, at a time. */
  async function build(at: number) {
    write({ 'staging/index.html': String(at), 'staging/assets/both.avif': 'both' });
    for (const name of ['index.html', 'assets/both.avif'])
      utimesSync(join(root, 'staging', name), (at - 1000) / 1000, (at - 1000) / 1000);
    await keepLastAssets(join(root, 'staging'), join(root, 'dist'), at);
    await swapIn(join(root, 'staging'), join(root, 'dist'));
  }
  const hasOld = () => existsSync(join(root, 'dist/assets/old.avif'));
  return { root, read, build, hasOld };
}

test('the assets of the last site stay for a day, however many builds there are', async () => {
  const { read, build, hasOld } = projectWithSite();
  const start = Date.now();
  await build(start);
  expect(read('dist/index.html')).toBe(String(start));
  expect(read('dist/assets/old.avif')).toBe('old');
  await build(start + 12 * hour);
  await build(start + 23 * hour);
  expect(hasOld()).toBe(true);
  await build(start + 25 * hour);
  expect(hasOld()).toBe(false);
});

test('what the new site has itself is its own', async () => {
  const { root, build } = projectWithSite();
  const start = Date.now();
  await build(start);
  expect(statSync(join(root, 'dist/assets/both.avif')).mtimeMs).toBeLessThan(start);
});

test('a first site is as it was built', async () => {
  const { root } = folderWith({ 'staging/index.html': '', 'staging/assets/own.avif': '' });
  await keepLastAssets(join(root, 'staging'), join(root, 'dist'), Date.now());
  expect(existsSync(join(root, 'dist'))).toBe(false);
});
