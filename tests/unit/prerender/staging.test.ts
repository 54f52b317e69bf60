import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stagingDirectory, recoverTarget, swapIn } from '../../../src/prerender/staging.ts';

/** No process has it: Linux ends at 4,194,304. */
const gone = 99_999_999;

test('puts the finished folder in the place of the last one', async () => {
  const target = join(
    await folder({ 'dist/index.html': 'old', '.dist-1/index.html': 'new' }),
    'dist',
  );
  await swapIn(stagingDirectory(target, 1), target);
  expect(await readFile(join(target, 'index.html'), 'utf8')).toBe('new');
  expect(await readdir(join(target, '..'))).toEqual(['dist']);
});

for (const [name, last] of [
  ['no last one', {}],
  ['a last one', { 'dist/index.html': 'old' }],
] as const)
  test(`lets two builds that end at once follow each other where there is ${name}`, async () => {
    const built = { '.dist-1/index.html': 'new', '.dist-2/index.html': 'new' };
    const target = join(await folder({ ...last, ...built }), 'dist');
    await Promise.all([1, 2].map((id) => swapIn(stagingDirectory(target, id), target)));
    expect(await readFile(join(target, 'index.html'), 'utf8')).toBe('new');
    expect(await readdir(join(target, '..'))).toEqual(['dist']);
  });

test('puts the last one back where the finished folder is missing', async () => {
  const target = join(await folder({ 'dist/index.html': 'old' }), 'dist');
  await expect(swapIn(stagingDirectory(target, 1), target)).rejects.toThrow('ENOENT');
  expect(await readFile(join(target, 'index.html'), 'utf8')).toBe('old');
});

test('puts back what a build killed between its two renames has left', async () => {
  const root = await folder({
    [`.dist-${gone}-old/index.html`]: 'old',
    [`.dist-${gone}/index.html`]: 'half',
  });
  await recoverTarget(join(root, 'dist'));
  expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe('old');
  expect(await readdir(root)).toEqual(['dist']);
});

test('leaves the folder of a build that is running', async () => {
  const name = `.dist-${process.ppid}`;
  const root = await folder({ 'dist/index.html': 'old', [`${name}/index.html`]: 'half' });
  await recoverTarget(join(root, 'dist'));
  expect(await readdir(root)).toEqual([name, 'dist']);
});

async function folder(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'aside-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(root, name, '..'), { recursive: true });
    await writeFile(join(root, name), text);
  }
  return root;
}
