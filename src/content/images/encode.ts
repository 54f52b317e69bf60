// In: an image, a width and a format. Out: the encoded bytes, cached.
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { cached } from '../cached.ts';
import type { BuiltFile } from './describe-picture.ts';
import { digestImage } from './index-images.ts';
import { background, formats, maxPixels, type Format } from './settings.ts';

/** Encodes one file of an image. Throws where the image was changed or removed since it was indexed. */
export async function encodeImage(built: BuiltFile): Promise<Buffer> {
  const { image, width, format } = built;
  return cached('images', `${image.digest}-${width}.${format}`, async () => {
    const bytes = await readFile(image.path);
    // Bytes that were replaced since would be cached under a stale key.
    if (digestImage(bytes) !== image.digest) throw new Error(`\`${image.name}\` has just changed.`);
    const upright = sharp(bytes, { limitInputPixels: maxPixels }).autoOrient();
    return encode(upright.flatten({ background }).resize({ width }), format).toBuffer();
  });
}

function encode(picture: Sharp, format: Format): Sharp {
  if (format === 'avif') return picture.avif(formats.avif);
  return format === 'webp' ? picture.webp(formats.webp) : picture.jpeg(formats.jpg);
}
