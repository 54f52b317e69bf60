import { siteModel } from '../../../../src/pages/all.ts';
import { randomUUID } from 'node:crypto';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { builtFiles } from '../../../../src/content/images/describe-picture.ts';
import { encoderOf } from '../../../../src/content/images/encode.ts';
import { indexImages, type Image } from '../../../../src/content/images/index-images.ts';
import { read } from '../../../../src/content/source/read.ts';
import { folderWith } from '../../folder-with.ts';

let root = '';

beforeEach(async () => {
  ({ root } = folderWith());
  await mkdir(join(root, 'content/images'), { recursive: true });
});

describe('indexImages', () => {
  it('knows the upright size of a photograph that the camera turned', async () => {
    await savePhotograph(6);
    const image = await onlyImage();
    expect([image.width, image.height]).toEqual([400, 600]);
  });

  it('names the colour that most of a photograph has', async () => {
    await savePhotograph(1);
    expect((await onlyImage()).placeholder).toMatch(/^#[0-9a-f]{6}$/);
    const red = { r: 200, g: 0, b: 0 };
    const spot = await sharp({ create: { width: 100, height: 100, channels: 3, background: red } })
      .png()
      .toBuffer();
    await sharp({ create: { width: 600, height: 400, channels: 3, background: '#0000c8' } })
      .composite([{ input: spot, left: 0, top: 0 }])
      .png()
      .toFile(join(root, 'content/images/stage.png'));
    await rm(join(root, 'content/images/stage.jpg'));
    expect((await onlyImage()).placeholder).toMatch(/^#0[0-9a-f]0[0-9a-f]c[0-9a-f]$/);
  });

  it('does not follow links out of the folder', async () => {
    await sharp(blank(300, 300)).jpeg().toFile(join(root, 'secret.jpg'));
    await symlink(join(root, 'secret.jpg'), join(root, 'content/images/link.jpg'));
    const files = read(project());
    const { facts, issues } = await indexImages(project(), files);
    expect([facts.size, issues.size]).toEqual([0, 0]);
    expect(files.get('images/link.jpg')).toMatchObject({ problem: { code: 'image-type' } });
  });
});

describe('encoderOf', () => {
  it.each([
    ['grey with transparency', sharp(blank(300, 200)).grayscale().ensureAlpha(0.5).png()],
    ['16 bits', sharp(blank(300, 200)).toColourspace('rgb16').png()],
    ['a palette', sharp(blank(300, 200)).png({ palette: true, colours: 2 })],
    ['the colours of print', sharp(blank(300, 200)).toColourspace('cmyk').jpeg()],
    ['a single row', sharp(blank(2000, 1)).png()],
    ['a single pixel', sharp(blank(1, 1)).webp()],
    ['the longest side across', sharp(blank(16_383, 20)).png()],
    ['the longest side down', sharp(blank(20, 16_383)).png()],
  ])('makes every file of an image with %s, which the check lets through', async (_, picture) => {
    await writeFile(join(root, 'content/images/stage.png'), await picture.toBuffer());
    const { facts, issues } = await indexImages(project(), read(project()));
    expect([facts.size, issues.size]).toEqual([1, 0]);
    const image = await onlyImage();
    const encode = encoderOf(image);
    for (const file of builtFiles(image, true))
      expect((await sharp(await encode(file)).metadata()).width).toBe(file.width);
  });

  it('makes files of the format and width in their names, without a trace of camera or place', async () => {
    const photograph = sharp(blank(300, 200)).withExif({ IFD0: { Copyright: 'Somebody' } });
    await writeFile(join(root, 'content/images/stage.jpg'), await photograph.jpeg().toBuffer());
    const image = await onlyImage();
    const encode = encoderOf(image);
    for (const file of builtFiles(image)) {
      const { width, format, exif } = await sharp(await encode(file)).metadata();
      expect(file.fileName).toMatch(new RegExp(`-${width}\\.${extension[format]}$`));
      expect(exif).toBeUndefined();
    }
  });

  it('keeps the widest files of an opening light, however grainy it is', async () => {
    const noise = { type: 'gaussian', mean: 90, sigma: 60 } as const;
    const grainy = sharp({ create: { ...blank(1920, 120).create, noise } });
    await writeFile(join(root, 'content/images/stage.jpg'), await grainy.jpeg().toBuffer());
    const image = await onlyImage();
    const sizes = [true, false].map(async (isOpening) => {
      const file = builtFiles(image, isOpening).find(({ fileName }) =>
        fileName.endsWith('-1920.avif'),
      );
      return file && (await encoderOf(image)(file)).length;
    });
    const [opening = 0, other = 0] = await Promise.all(sizes);
    expect(opening).toBeGreaterThan(0);
    expect(opening).toBeLessThan(other / 1.5);
  });
});

const extension: Readonly<Record<string, string>> = { heif: 'avif', jpeg: 'jpg' };

function blank(width: number, height: number) {
  return { create: { width, height, channels: 3 as const, background: '#84552a' } };
}

/** Saves a photograph of 600 × 400 pixels, whichever way up, with bytes of its own, which no cache knows. */
async function savePhotograph(orientation: number): Promise<void> {
  const photograph = sharp(blank(600, 400)).withExif({ IFD0: { Software: randomUUID() } });
  await photograph.withMetadata({ orientation }).toFile(join(root, 'content/images/stage.jpg'));
}

function project() {
  return { root, folder: 'content', model: siteModel };
}

async function onlyImage(): Promise<Image> {
  const [image] = (await indexImages(project(), read(project()))).facts.values();
  if (!image) throw new Error('No photograph was found.');
  return image;
}
