// The steps of src/README.md for a new kind of content, applied to a copy of the project.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { root } from '../commands/run.mjs';
import { runProgram } from '../run-program.ts';
import { blocksOf, sectionOf } from '../unit/content/guide-blocks.ts';
import { test, type Copy } from './copy.ts';

test('the files of the recipe for a room pass the type check and become a page', async ({
  copy,
}) => {
  const readme = readFileSync(join(root, 'src/README.md'), 'utf8');
  const blocks = blocksOf(sectionOf(readme, 'Add a kind of content with a page'));
  for (const { language, file, text } of blocks)
    if (language === 'diff') applyDiff(copy, file, text);
    else copy.write({ [file]: text });
  expect(blocks.filter(({ language }) => language === 'diff')).toHaveLength(2);

  const include = ['src', 'vite.config.ts'];
  copy.write({ 'tsconfig.src.json': JSON.stringify({ extends: './tsconfig.json', include }) });
  const types = await runProgram('npx', ['tsc', '--project', 'tsconfig.src.json'], {
    cwd: copy.root,
  });
  expect([types.code, types.output]).toEqual([0, '']);

  copy.write({ 'content/en/prizes/first.mdx': '---\ntitle: A first prize\nyear: 2024\n---\n' });
  const { code, output } = await copy.run('build');
  expect([code, code === 0 ? '' : output]).toEqual([0, '']);
  expect(copy.read('dist/prizes.html')).toContain('A first prize');
  expect(copy.read('dist/index.html')).toContain('href="/prizes"');
  expect(existsSync(join(copy.root, 'dist/es/prizes.html'))).toBe(true);
});

/** Applies a diff to a file. The lines that it replaces must occur in the file exactly once. */
function applyDiff(copy: Copy, file: string, diff: string): void {
  const lines = diff.trimEnd().split('\n');
  const side = (sign: string) =>
    lines.flatMap((line) => (/^[ ]/.test(line) || line.startsWith(sign) ? line.slice(1) : []));
  const parts = copy.read(file).split(side('-').join('\n'));
  expect(parts, diff).toHaveLength(2);
  copy.write({ [file]: parts.join(side('+').join('\n')) });
}
