import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { icon } from '../../../src/build/icon.ts';
import type { Files } from '../../folder.ts';
import { listFiles } from './list-files.ts';

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#f00" d="M0 0h8v16H0z"/></svg>`;
const png = await sharp(Buffer.from(svg)).resize(64).png().toBuffer();
const [red, clear, ground] = [
  [255, 0, 0, 255],
  [0, 0, 0, 0],
  [12, 11, 10, 255],
];

it('serves the icon of the theme by default', async () => {
  const files = await listFiles(icon);
  expect([...files.keys()]).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);
  for (const [address, read] of files)
    expect((await read()).equals(readFileSync(`src/theme/icon${address}`))).toBe(true);
});

it.each([
  ['icon.svg', svg, 16],
  ['icon.png', png, 180],
])('makes every size of %s', async (name, bytes, width) => {
  const read = await reader({ [`content/${name}`]: bytes });
  const ico = await read('/favicon.ico');
  expect(ico.readUInt32LE(14)).toBe(ico.length - 22);
  expect(await leftAndRight(ico.subarray(22))).toEqual([32, red, clear]);
  expect(await leftAndRight(await read('/apple-touch-icon.png'))).toEqual([180, red, ground]);
  const drawing = await read('/favicon.svg');
  expect((await sharp(drawing).metadata()).format).toBe('svg');
  expect(await leftAndRight(drawing)).toEqual([width, red, clear]);
});

it('prefers a vector drawing', async () => {
  const read = await reader({ 'content/icon.svg': svg, 'content/icon.png': png });
  expect(String(await read('/favicon.svg'))).toBe(svg);
});

async function reader(content: Files) {
  const files = await listFiles(icon, content);
  return (address: string) => files.get(address)?.() ?? Promise.reject(new Error(address));
}

/** The width of a picture, and its colours on the left and on the right. */
async function leftAndRight(bytes: Buffer) {
  const picture = sharp(bytes).ensureAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const row = info.width * 4 * Math.floor(info.height / 2);
  const at = (share: number) => {
    const start = row + 4 * Math.floor(info.width * share);
    return [...data.subarray(start, start + 4)];
  };
  return [info.width, at(0.1), at(0.9)];
}
