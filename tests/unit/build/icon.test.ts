import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { icon } from '../../../src/build/icon.ts';
import { outputSource } from '../../../src/build/output-source.ts';
import { openLibrary } from '../../../src/content/library.ts';
import { rooms, siteModel } from '../../../src/pages/all.ts';
import { readOutput } from '../../../src/page/output.ts';
import type { Files } from '../../folder.ts';
import { workspaceWith } from '../content/workspace.ts';

const red = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#f00" d="M0 0h8v16H0z"/></svg>`;
const redPng = await sharp(Buffer.from(red)).resize(64).png().toBuffer();

it('serves the icon of the theme where there is no other', async () => {
  const files = await written();
  expect([...files.keys()]).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);
  for (const [address, bytes] of files)
    expect(bytes.equals(readFileSync(`src/theme/icon${address}`))).toBe(true);
});

it.each([
  ['icon.svg', red],
  ['icon.png', redPng],
])('makes every size of %s', async (name, bytes) => {
  const files = await written({ [`content/${name}`]: bytes });
  const ico = files.get('/favicon.ico') ?? Buffer.alloc(0);
  expect(ico.readUInt32LE(14)).toBe(ico.length - 22);
  expect(await leftAndRight(ico.subarray(22))).toEqual([32, [255, 0, 0, 255], [0, 0, 0, 0]]);
  expect(await leftAndRight(files.get('/apple-touch-icon.png'))).toEqual([
    180,
    [255, 0, 0, 255],
    [12, 11, 10, 255],
  ]);
  const { width, format } = await sharp(files.get('/favicon.svg')).metadata();
  expect([width, format]).toEqual([name === 'icon.svg' ? 16 : 180, 'svg']);
  expect(await leftAndRight(files.get('/favicon.svg'))).toEqual([
    width,
    [255, 0, 0, 255],
    [0, 0, 0, 0],
  ]);
});

it('prefers a drawing', async () => {
  const files = await written({ 'content/icon.svg': red, 'content/icon.png': redPng });
  expect(String(files.get('/favicon.svg'))).toBe(red);
});

/** The files of an icon by their addresses. */
async function written(files: Files = {}): Promise<ReadonlyMap<string, Buffer>> {
  const { root } = workspaceWith(files);
  const library = await openLibrary({ root, folder: 'content', model: siteModel });
  const source = outputSource({
    root,
    base: '/',
    isBuild: true,
    buildId: '',
    snapshot: library.current(),
    loadBody: () => Promise.reject(new Error('An icon has no text.')),
    rooms,
  });
  const listed = [...(await icon.list(source))];
  return new Map(
    await Promise.all(
      listed.map(async (file) => [file[0], Buffer.from(await readOutput(file))] as const),
    ),
  );
}

/** The width of a picture, and its colours on the left and on the right. */
async function leftAndRight(bytes: Buffer | undefined) {
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = info.width * 4 * Math.floor(info.height / 2);
  const at = (share: number) => {
    const start = row + 4 * Math.floor(info.width * share);
    return [...data.subarray(start, start + 4)];
  };
  return [info.width, at(0.1), at(0.9)];
}
