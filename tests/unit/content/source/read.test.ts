import { siteModel } from '../../../../src/pages/all.ts';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { read, toReading } from '../../../../src/content/source/read.ts';
import { brief } from '../reading.ts';
import { workspaceWith } from '../workspace.ts';

const content = { folder: 'content', model: siteModel };

function readingIn(root: string) {
  return toReading(content, read({ root, ...content }));
}

it('reads every file in path order, whatever the disk says', () => {
  const { sources, images, problems } = readingIn(workspaceWith().root);
  expect(sources.map(({ file }) => file)).toEqual([
    'content/en/biography/composer.mdx',
    'content/en/biography/conductor.mdx',
    'content/en/biography/violinist.mdx',
    'content/en/messages.yaml',
    'content/site.yaml',
  ]);
  expect(images).toEqual(['hall.png']);
  expect(problems).toEqual([]);
});

it('reads a missing folder as an empty one', () => {
  expect(read({ root: join(workspaceWith().root, 'nothing'), ...content }).size).toBe(0);
});

it('tells of a link to a folder, which it does not follow, and of one to nothing', () => {
  const files = { 'content/en/works/a.mdx': '', 'content/files/a.pdf': '' };
  const { root } = workspaceWith(files);
  for (const [folder, ending] of [['en/works', 'mdx'] as const, ['files', 'pdf'] as const]) {
    symlinkSync(root, join(root, `content/${folder}/b.${ending}`));
    symlinkSync(join(root, 'nowhere'), join(root, `content/${folder}/c.${ending}`));
  }
  expect(readingIn(root).problems.map(brief)).toEqual([
    'content/en/works/b.mdx:1:1 file-unreadable',
    'content/en/works/c.mdx:1:1 file-unreadable',
    'content/files/b.pdf:1:1 file-unreadable',
    'content/files/c.pdf:1:1 file-unreadable',
  ]);
});

it('tells of a placeholder of iCloud, and of no other hidden file', () => {
  const { root } = workspaceWith({
    'content/images/.hall.jpg.icloud': '',
    'content/.DS_Store': '',
  });
  expect(readingIn(root).problems.map(brief)).toEqual([
    'content/images/hall.jpg:1:1 file-offloaded',
  ]);
});
