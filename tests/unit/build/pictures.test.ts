import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { outputSource } from '../../../src/build/output-source.ts';
import { pictures } from '../../../src/build/pictures.ts';
import { openLibrary } from '../../../src/content/library.ts';
import { rooms, siteModel } from '../../../src/pages/all.ts';
import { pressItem, workspaceWith } from '../content/workspace.ts';

it('builds the picture that opens a page as wide as a window, as the page names it', async () => {
  const { root } = workspaceWith({
    'content/en/pages/teaching.mdx':
      '---\ntitle: Teaching\nimage: wide.jpg\nalt: A class\n---\nA.\n',
    'content/en/press/item.mdx': pressItem().replace('hall.png', 'inside.jpg'),
  });
  const photograph = { width: 3000, height: 400, channels: 3, background: '#2a5584' } as const;
  const bytes = await sharp({ create: photograph }).jpeg().toBuffer();
  for (const name of ['wide.jpg', 'inside.jpg'])
    await writeFile(join(root, 'content/images', name), bytes);
  const library = await openLibrary({ root, folder: 'content', model: siteModel });
  const loadBody = async () => ({ default: () => null, paragraphs: [] });
  const about = { root, base: '/', isBuild: true, buildId: 'a', loadBody, rooms };
  const files = await pictures.list(outputSource({ ...about, snapshot: library.current() }));
  const names = [...files].map(([address]) => address.replace(/-[^-]*-/, '-'));
  expect(names.filter((name) => /(?:1920|2880)\.avif$/.test(name)).toSorted()).toEqual([
    '/assets/inside-1920.avif',
    '/assets/wide-1920.avif',
    '/assets/wide-2880.avif',
  ]);
});
