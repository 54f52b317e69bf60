// In: a file of the images folder. Out: its size and dominant colour, or its issue.
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { media } from '../fields/names.ts';
import type { Issue } from '../report/locate.ts';
import { background, maxSide, maxPixels, encodingKey } from './encoding.ts';
import {
  mediaIndexer,
  type MediaIndex,
  type Inspection,
  type MediaFile,
} from '../assets/index-media.ts';

/** `width` and `height` are in pixels, after rotation. */
interface ImageMetadata {
  readonly width: number;
  readonly height: number;
  /** Its dominant colour, as a CSS value. */
  readonly placeholder: string;
}

export type Image = ImageMetadata & MediaFile;

export type ImageIndex = MediaIndex<ImageMetadata>;

/** Indexes the photographs of the images folder. */
export const indexImages = mediaIndexer({
  folder: 'images',
  ending: media.image.ending,
  digestOf: digestImage,
  code: import.meta.filename,
  inspect,
  broken,
});

/** The cache key of an image: a digest of its bytes and the encoding. */
export function digestImage(bytes: Buffer): string {
  return createHash('sha256').update(encodingKey()).update(bytes).digest('hex').slice(0, 16);
}

async function inspect(bytes: Buffer, name: string): Promise<Inspection<ImageMetadata>> {
  const { width, height } = (await sharp(bytes, unlimited).metadata()).autoOrient;
  if (width * height > maxPixels || Math.max(width, height) > maxSide)
    return { issue: tooLarge(name, width, height) };
  return { metadata: { width, height, placeholder: await dominantColour(bytes) } };
}

const unlimited = { limitInputPixels: false } as const;

const thumbnailSize = 64;

/** Decodes the complete image, so that a damaged one rejects: `metadata()` only reads its header. */
async function dominantColour(bytes: Buffer): Promise<string> {
  const thumbnail = await sharp(bytes, { limitInputPixels: maxPixels })
    .flatten({ background })
    .resize(thumbnailSize, thumbnailSize, { fit: 'fill' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const { dominant } = await sharp(thumbnail).stats();
  const channels = [dominant.r, dominant.g, dominant.b];
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function tooLarge(name: string, width: number, height: number): Issue {
  return {
    code: 'image-large',
    message: `\`${name}\` must have at most ${maxPixels / 1e6} million pixels, and ${maxSide} a side; it has ${width} × ${height}.`,
    hint: 'Save it smaller: a width of 4000 pixels is enough.',
  };
}

function broken(name: string): Issue {
  return {
    code: 'image-broken',
    message: `\`${name}\` is damaged, or isn’t a photograph of the type in its name.`,
    hint: 'Open it in an image editor. If it opens there, save it again as JPEG; if not, copy it again from its source.',
  };
}
