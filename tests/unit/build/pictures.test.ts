import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictures } from '../../../src/build/pictures.ts';
import { pressItem } from '../content/workspace.ts';
import { listFiles } from './list-files.ts';

it('builds the opening picture of a page as wide as a window, and other pictures narrower', async () => {
  const create = { width: 3000, height: 400, channels: 3, background: '#2a5584' } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const files = await listFiles(pictures, {
    'content/en/pages/teaching.mdx':
      '---\ntitle: Teaching\nimage: wide.jpg\nalt: A class\n---\nA.\n',
    'content/en/press/item.mdx': pressItem().replace('hall.png', 'inside.jpg'),
    'content/images/wide.jpg': bytes,
    'content/images/inside.jpg': bytes,
  });
  const names = [...files.keys()].map((address) => address.replace(/-[^-]*-/, '-'));
  expect(names.filter((name) => /(?:1920|2880)\.avif$/.test(name)).toSorted()).toEqual([
    '/assets/inside-1920.avif',
    '/assets/wide-1920.avif',
    '/assets/wide-2880.avif',
  ]);
});
