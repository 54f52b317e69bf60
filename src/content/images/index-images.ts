// In: a file with the name of a picture. Out: its size and colour, or what is wrong with it.
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { media } from '../fields/names.ts';
import type { Fault } from '../report/locate.ts';
import { background, longestSide, maxPixels, settingsKey } from './encoding.ts';
import { indexOf, type Indexed, type Inspected, type MediaFile } from '../assets/index-media.ts';

/** What is known of a picture. `width` and `height` are in pixels, after rotation. */
interface ImageFacts {
  readonly width: number;
  readonly height: number;
  /** Its dominant colour, as a CSS value. */
  readonly placeholder: string;
}

export type Image = ImageFacts & MediaFile;

export type ImageIndex = Indexed<ImageFacts>;

/** The pictures in their folder. */
export const indexImages = indexOf({
  folder: 'images',
  ending: media.image.ending,
  digestOf: digestImage,
  code: import.meta.filename,
  inspect,
  broken,
});

/** The cache key of an image: a digest of its bytes and of how they are encoded. */
export function digestImage(bytes: Buffer): string {
  return createHash('sha256').update(settingsKey()).update(bytes).digest('hex').slice(0, 16);
}

async function inspect(bytes: Buffer, name: string): Promise<Inspected<ImageFacts>> {
  if (/^.{4}ftyphei/s.test(bytes.toString('latin1', 0, 40))) return { fault: heic(name) };
  const { autoOrient, pages = 1, format } = await sharp(bytes, anySize).metadata();
  const { width, height } = autoOrient;
  if (width * height > maxPixels) return { fault: tooLarge(name, width, height) };
  const placeholder = await dominantColour(bytes);
  if (Math.max(width, height) > longestSide) return { fault: tooLong(name, width, height) };
  // The pages of a TIFF are other pictures.
  const isAnimated = (pages > 1 && format !== 'tiff') || isSequence(bytes);
  return { facts: { width, height, placeholder }, ...(isAnimated && { fault: animated(name) }) };
}

const anySize = { limitInputPixels: false } as const;

const thumbnailSize = 64;

/** Decodes all of an image: its metadata alone would only read its header. */
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

/** Whether it is an animated PNG, or a sequence in AVIF, of which sharp sees the first picture alone. */
function isSequence(bytes: Buffer): boolean {
  const [control, data] = [bytes.indexOf('acTL'), bytes.indexOf('IDAT')];
  const isPng = bytes.toString('latin1', 1, 4) === 'PNG';
  return (isPng && control > 0 && control < data) || bytes.toString('latin1', 4, 12) === 'ftypavis';
}

function tooLong(name: string, width: number, height: number): Fault {
  return {
    code: 'image-long',
    message: `\`${name}\` has ${width} × ${height} pixels, and no side may have more than ${longestSide}.`,
    hint: 'Save it smaller, or show a part of it.',
  };
}

function animated(name: string): Fault {
  return {
    code: 'image-animated',
    message: `\`${name}\` moves, and is shown as its first picture alone.`,
    hint: 'Save that picture by itself; what moves can be a video.',
    severity: 'warning',
  };
}

function heic(name: string): Fault {
  return {
    code: 'image-heic',
    message: `\`${name}\` is a HEIC picture, as telephones take them, in spite of its name.`,
    hint: 'Open it in an image editor and save it as JPEG.',
  };
}

function tooLarge(name: string, width: number, height: number): Fault {
  return {
    code: 'image-large',
    message: `\`${name}\` has ${width} × ${height} pixels, more than the ${maxPixels / 1e6} million that are read.`,
    hint: 'Save it smaller: 4000 pixels wide is plenty.',
  };
}

function broken(name: string): Fault {
  return {
    code: 'image-broken',
    message: `\`${name}\` is damaged, or no photograph in spite of its name.`,
    hint: 'Open it in an image editor; if it shows there, save it again, else copy it anew from its source.',
  };
}
