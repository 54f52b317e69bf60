import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stagingDirectory, swapIn } from '../../../src/prerender/staging.ts';

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

async function folder(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'staging-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(root, name, '..'), { recursive: true });
    await writeFile(join(root, name), text);
  }
  return root;
}
