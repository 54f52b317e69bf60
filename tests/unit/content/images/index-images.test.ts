import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { pictureFiles } from '../../../../src/content/images/describe-picture.ts';
import { encoderOf } from '../../../../src/content/images/encode.ts';
import { libraryWith } from '../library-with.ts';
import { smallestContent } from '../workspace.ts';

const brown = '#84552a';

it('returns the upright size of a photograph that the camera rotated', async () => {
  const rotated = blank(600, 400).withMetadata({ orientation: 6 }).jpeg();
  expect(await indexed(rotated)).toMatchObject({ width: 400, height: 600 });
});

it('returns the dominant colour of a photograph', async () => {
  const spot = await blank(100, 100, '#c80000').png().toBuffer();
  const stage = blank(600, 400, '#0000c8').composite([{ input: spot, left: 0, top: 0 }]);
  const { placeholder } = await indexed(stage.png());
  expect(placeholder).toMatch(/^#0[0-9a-f]0[0-9a-f]c[0-9a-f]$/);
});

it('doesn’t follow symbolic links out of the folder', async () => {
  const { root, library, codes } = await libraryWith({
    'secret.png': smallestContent()['content/images/hall.png'],
  });
  symlinkSync(join(root, 'secret.png'), join(root, 'content/images/link.png'));
  await library.update(['images/link.png']);
  expect([...library.current().media.image.files.keys()]).toEqual(['hall.png']);
  expect(codes()).toEqual(['image-type']);
});

it.each([
  ['greyscale with transparency', blank(300, 200).grayscale().ensureAlpha(0.5).png()],
  ['16 bits', blank(300, 200).toColourspace('rgb16').png()],
  ['a palette', blank(300, 200).png({ palette: true, colours: 2 })],
  ['CMYK', blank(300, 200).toColourspace('cmyk').jpeg()],
  ['a single row', blank(2000, 1).png()],
  ['a single pixel', blank(1, 1).webp()],
  ['the maximum width', blank(16_383, 20).png()],
  ['the maximum height', blank(20, 16_383).png()],
])('encodes every file of a valid image: %s', async (_, picture) => {
  const image = await indexed(picture);
  const encode = encoderOf(image);
  for (const file of pictureFiles(image, true))
    expect((await sharp(await encode(file)).metadata()).width).toBe(file.width);
});

it('encodes files in the format and width of their names, without metadata of the camera', async () => {
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

it('limits the size of the widest files of an opening, however grainy it is', async () => {
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

/** A picture in the folder as it is indexed, without an issue. */
async function indexed(picture: Sharp) {
  const { library } = await libraryWith({ 'content/images/stage.png': await picture.toBuffer() });
  const { files, issues } = library.current().media.image;
  expect(issues.size).toBe(0);
  const image = files.get('stage.png');
  if (!image) throw new Error('The photograph is missing in the index.');
  return image;
}
