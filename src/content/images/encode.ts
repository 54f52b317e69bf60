// In: a photograph, a width, a format. Out: the bytes of the file, from the cache where they are known.
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { cached } from '../cached.ts';
import type { BuiltFile } from './describe-picture.ts';
import { digestImage } from './index-images.ts';
import { background, formats, mostPixels, type Format } from './settings.ts';

/** Encodes one file of a photograph. Throws when the photograph was changed or removed since it was indexed. */
export async function encodeImage(built: BuiltFile): Promise<Buffer> {
  const { image, width, format } = built;
  return cached('images', `${image.digest}-${width}.${format}`, async () => {
    const bytes = await readFile(image.path);
    // A picture that was replaced since would be cached under the key of the one before.
    if (digestImage(bytes) !== image.digest) throw new Error(`\`${image.name}\` has just changed.`);
    const upright = sharp(bytes, { limitInputPixels: mostPixels }).autoOrient();
    return encode(upright.flatten({ background }).resize({ width }), format).toBuffer();
  });
}

function encode(picture: Sharp, format: Format): Sharp {
  if (format === 'avif') return picture.avif(formats.avif);
  return format === 'webp' ? picture.webp(formats.webp) : picture.jpeg(formats.jpg);
}
