// In: an image, and files that it is built to. Out: their encoded bytes, cached.
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { cached } from '../cached.ts';
import type { BuiltFile } from './describe-picture.ts';
import { digestImage, type Image } from './index-images.ts';
import { background, formats, maxPixels, widest, type Format } from './settings.ts';

// One thread per image, and one image per processor: encoders scale badly with threads.
sharp.concurrency(1);
// No photograph is decoded twice in the same way.
sharp.cache(false);

/**
 * An encoder of an image's files, which decodes the image once. It throws where the image was changed or removed since it
 * was indexed.
 */
export function encoderOf(image: Image): (file: BuiltFile) => Promise<Buffer> {
  let decoded: Promise<Sharp> | undefined;
  return ({ width, format }) =>
    cached('images', `${image.digest}-${width}.${format}`, async () => {
      const picture = await (decoded ??= decode(image));
      return encode(picture.clone().resize({ width }), format).toBuffer();
    });
}

/** The pixels of an image, upright and at most as wide as its widest file. */
async function decode({ name, path, digest }: Image): Promise<Sharp> {
  const bytes = await readFile(path);
  // Bytes that were replaced since would be cached under a stale key.
  if (digestImage(bytes) !== digest) throw new Error(`\`${name}\` has just changed.`);
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .flatten({ background })
    .resize({ width: widest, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

function encode(picture: Sharp, format: Format): Sharp {
  if (format === 'avif') return picture.avif(formats.avif);
  return format === 'webp' ? picture.webp(formats.webp) : picture.jpeg(formats.jpg);
}
