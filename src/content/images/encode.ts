// In: an image, and its picture files. Out: their encoded bytes, cached.
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { cached } from '../io/cached.ts';
import type { PictureFile } from './describe-picture.ts';
import { digestImage, type Image } from './index-images.ts';
import {
  background,
  formats,
  maxPixels,
  openingOptions,
  maxWidth,
  maxOpeningWidth,
} from './encoding.ts';

// One thread per image, and one image per processor: encoders scale poorly with threads.
sharp.concurrency(1);
// No photograph is decoded twice with the same options.
sharp.cache(false);

/**
 * An encoder of an image's files, which decodes the image once. It rejects if the image was changed or removed since it
 * was indexed.
 */
export function encoderOf(image: Image): (file: PictureFile) => Promise<Buffer> {
  // Weak: shared by concurrent encodings only, since all photographs of a page together would fill the memory.
  let shared: WeakRef<Promise<Sharp>> | undefined;
  const decodeOnce = () => {
    const decoding = shared?.deref() ?? decode(image);
    shared = new WeakRef(decoding);
    return decoding;
  };
  return (file) => {
    const { width, format, isOpening } = file;
    const key = `${image.digest}-${width}${isOpening ? '-opening' : ''}.${format}`;
    return cached('images', key, async () => {
      const picture = await decodeOnce();
      return encode(picture.clone().resize({ width }), file);
    });
  };
}

/** The pixels of an image, upright and at most as wide as the widest file. */
async function decode({ name, path, digest }: Image): Promise<Sharp> {
  const bytes = await readFile(path);
  // Bytes that were replaced since would be cached under a stale key.
  if (digestImage(bytes) !== digest) throw new Error(`\`${name}\` has just changed.`);
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .flatten({ background })
    .resize({ width: maxOpeningWidth, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

function encode(picture: Sharp, { format, width, isOpening }: PictureFile): Promise<Buffer> {
  if (format === 'jpg') return picture.jpeg(formats.jpg).toBuffer();
  if (isOpening && width >= maxWidth) return encodeOpening(picture, width);
  return picture.avif(formats.avif).toBuffer();
}

/** The best quality that is small enough, or the smallest. */
async function encodeOpening(picture: Sharp, width: number): Promise<Buffer> {
  const { qualities, bytesPerColumn, leastShare } = openingOptions;
  const maxBytes = width * bytesPerColumn;
  const encodeAt = (quality: number, effort: number = openingOptions.effort) =>
    picture
      .clone()
      .avif({ ...formats.avif, effort, quality })
      .toBuffer();
  for (const quality of qualities.slice(0, -1)) {
    const fast = await encodeAt(quality, 0);
    if (fast.length * leastShare > maxBytes) continue;
    const encoded = await encodeAt(quality);
    if (encoded.length <= maxBytes) return encoded;
  }
  return encodeAt(qualities.at(-1) ?? formats.avif.quality);
}
