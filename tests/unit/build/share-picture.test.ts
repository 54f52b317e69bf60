import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fitPhotograph } from '../../../src/build/share-picture.ts';

it.each([
  ['an upright', 640, 800],
  ['a wide', 1600, 400],
  ['a small', 200, 105],
])('brings %s photograph to 1200 × 630 pixels', async (_, width, height) => {
  const background = { r: 132, g: Math.floor(Math.random() * 256), b: 42 };
  const photograph = sharp({ create: { width, height, channels: 3, background } });
  const share = sharp(await fitPhotograph(await photograph.jpeg().toBuffer()));
  expect(await share.metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
});
