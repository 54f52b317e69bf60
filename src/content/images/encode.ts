// In: a photograph, a width, a format. Out: the bytes of the file, from the cache where they are known.
import sharp, { type Sharp } from 'sharp';
import { cached, imageCache } from './cache.ts';
import type { BuiltFile } from './describe-picture.ts';
import { background, formats, mostPixels, type Format } from './settings.ts';

/** Encodes one file of a photograph. Throws when the photograph was damaged or removed since it was indexed. */
export async function encodeImage(
  root: string,
  { image, width, format }: BuiltFile,
): Promise<Buffer> {
  const name = `${image.digest}-${width}.${format}`;
  return cached(imageCache(root), name, async () => {
    const upright = sharp(image.path, { limitInputPixels: mostPixels }).autoOrient();
    return encode(upright.flatten({ background }).resize({ width }), format).toBuffer();
  });
}

function encode(picture: Sharp, format: Format): Sharp {
  if (format === 'avif') return picture.avif(formats.avif);
  return format === 'webp' ? picture.webp(formats.webp) : picture.jpeg(formats.jpg);
}
