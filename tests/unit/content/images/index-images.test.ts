import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { pictureFiles } from '../../../../src/content/images/describe-picture.ts';
import { encoderOf } from '../../../../src/content/images/encode.ts';
import { libraryWith } from '../library-with.ts';
import { smallestContent } from '../workspace.ts';

const brown = '#84552a';

it('knows the upright size of a photograph that the camera turned', async () => {
  const turned = blank(600, 400).withMetadata({ orientation: 6 }).jpeg();
  expect(await indexed(turned)).toMatchObject({ width: 400, height: 600 });
});

it('names the colour that most of a photograph has', async () => {
  const spot = await blank(100, 100, '#c80000').png().toBuffer();
  const stage = blank(600, 400, '#0000c8').composite([{ input: spot, left: 0, top: 0 }]);
  const { placeholder } = await indexed(stage.png());
  expect(placeholder).toMatch(/^#0[0-9a-f]0[0-9a-f]c[0-9a-f]$/);
});

it('doesn’t follow links out of the folder', async () => {
  const { root, library, codes } = await libraryWith({
    'secret.png': smallestContent()['content/images/hall.png'],
  });
  symlinkSync(join(root, 'secret.png'), join(root, 'content/images/link.png'));
  await library.update(['images/link.png']);
  expect([...library.current().media.image.files.keys()]).toEqual(['hall.png']);
  expect(codes()).toEqual(['image-type']);
});

it.each([
  ['grey with transparency', blank(300, 200).grayscale().ensureAlpha(0.5).png()],
  ['16 bits', blank(300, 200).toColourspace('rgb16').png()],
  ['a palette', blank(300, 200).png({ palette: true, colours: 2 })],
  ['the colours of print', blank(300, 200).toColourspace('cmyk').jpeg()],
  ['a single row', blank(2000, 1).png()],
  ['a single pixel', blank(1, 1).webp()],
  ['the longest side across', blank(16_383, 20).png()],
  ['the longest side down', blank(20, 16_383).png()],
])('makes every file of an image with %s, which the check lets through', async (_, picture) => {
  const image = await indexed(picture);
  const encode = encoderOf(image);
  for (const file of pictureFiles(image, true))
    expect((await sharp(await encode(file)).metadata()).width).toBe(file.width);
});

it('makes files of the format and width in their names, without a trace of camera or place', async () => {
  const image = await indexed(
    blank(300, 200)
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .jpeg(),
  );
  const encode = encoderOf(image);
  const extension: Readonly<Record<string, string>> = { heif: 'avif', jpeg: 'jpg' };
  for (const file of pictureFiles(image)) {
    const { width, format, exif } = await sharp(await encode(file)).metadata();
    expect(file.fileName).toMatch(new RegExp(`-${width}\\.${extension[format]}$`));
    expect(exif).toBeUndefined();
  }
});

it('keeps the widest files of an opening light, however grainy it is', async () => {
  const noise = { type: 'gaussian', mean: 90, sigma: 60 } as const;
  const image = await indexed(
    sharp({ create: { width: 1920, height: 120, channels: 3, background: brown, noise } }).jpeg(),
  );
  const [opening = 0, other = 0] = await Promise.all(
    [true, false].map(async (isOpening) => {
      const files = pictureFiles(image, isOpening);
      const file = files.find(({ fileName }) => fileName.endsWith('-1920.avif'));
      return file && (await encoderOf(image)(file)).length;
    }),
  );
  expect(opening).toBeGreaterThan(0);
  expect(opening).toBeLessThan(other / 1.5);
});

function blank(width: number, height: number, background = brown): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** What is known of a picture in the folder, which has no problem that forbids it. */
async function indexed(picture: Sharp) {
  const { library } = await libraryWith({ 'content/images/stage.png': await picture.toBuffer() });
  const { files: facts, issues } = library.current().media.image;
  expect(issues.size).toBe(0);
  const image = facts.get('stage.png');
  if (!image) throw new Error('The photograph wasn’t found.');
  return image;
}
