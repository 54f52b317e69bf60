import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFiles } from '../../../../src/content/source/read-files.ts';
import { siteModel } from '../../../../src/pages/all.ts';
import { libraryWith } from '../library-with.ts';
import { brief } from '../reading.ts';

it('reads a missing folder as an empty one', () => {
  expect(readFiles({ root: '/nowhere', folder: 'content', model: siteModel }).size).toBe(0);
});

it('reports symbolic links to folders, without following them, and broken ones', async () => {
  const files = { 'content/en/works/a.mdx': '', 'content/files/a.pdf': '' };
  const { root, library, problems } = await libraryWith(files);
  for (const [folder, ending] of [['en/works', 'mdx'] as const, ['files', 'pdf'] as const]) {
    symlinkSync(root, join(root, `content/${folder}/b.${ending}`));
    symlinkSync(join(root, 'nowhere'), join(root, `content/${folder}/c.${ending}`));
  }
  await library.update(['']);
  expect(
    problems()
      .map(brief)
      .filter((report) => !/\/a\./.test(report)),
  ).toEqual([
    'content/en/works/b.mdx:1:1 file-unreadable',
    'content/en/works/c.mdx:1:1 file-unreadable',
    'content/files/b.pdf:1:1 file-unreadable',
    'content/files/c.pdf:1:1 file-unreadable',
  ]);
});
