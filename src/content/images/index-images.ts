// In: the folder of images. Out: the metadata of each image, or the problem with it.
import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { otherwise } from '../attempt.ts';
import { cachedJson, digestOfCode } from '../cached.ts';
import { memoize } from '../../memoize.ts';
import { problemWith, type Fault } from '../report/locate.ts';
import { compareText, type Problem } from '../report/problem.ts';
import { type Files, type AssetFile, assetsIn } from '../source/read.ts';
import { media } from '../fields/names.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { background, longestSide, maxPixels, settingsKey } from './settings.ts';

/** A valid image. `width` and `height` are in pixels, after rotation; `digest` covers its bytes and how it is encoded. */
export interface Image {
  readonly name: string;
  readonly path: string;
  readonly digest: string;
  readonly width: number;
  readonly height: number;
  /** Its dominant colour, as a CSS value. */
  readonly placeholder: string;
}

/** The valid images of a project by file name, sorted, and the problems of the others. */
export interface ImageIndex {
  readonly images: ReadonlyMap<string, Image>;
  readonly problems: readonly Problem[];
}

/**
 * Reads a project's images. Each is fully decoded once, so that truncated ones are found; results are cached, and nothing
 * is read again that is the same in `files`.
 */
export async function indexImages(root: string, folder: string, files: Files): Promise<ImageIndex> {
  const found = assetsIn(files.values(), 'images').toSorted((a, b) => compareText(a.path, b.path));
  const inspected = await mapConcurrently(found, (file) =>
    inspectOnce(file, root, `${folder}/images`),
  );
  const problems = inspected.flatMap(({ problem }) => problem ?? []);
  return {
    images: new Map(inspected.flatMap(({ image }) => (image ? [[image.name, image]] : []))),
    problems: [...new Map(problems.map((problem) => [problem.file, problem])).values()],
  };
}

const inspectOnce = memoize(async ({ path: name }: AssetFile, root: string, folder: string) => {
  const [above, ...below] = name.split('/');
  const path = join(root, folder, name);
  const isFile = below.length === 0 && (await lstat(path).catch(() => undefined))?.isFile();
  const place = below.length === 0 ? `${folder}/${name}` : `${folder}/${above}/`;
  const { image, fault }: Inspected = isFile
    ? await inspect(path, name, folder)
    : { fault: notAFile(above ?? name, folder) };
  return { image, problem: fault && problemWith(place, fault) };
});

/** An image, what is wrong with a file, or both where that is a warning. */
interface Inspected {
  readonly image?: Image;
  readonly fault?: Fault;
}

/** The cache key of an image: a digest of its bytes and of how they are encoded. */
export function digestImage(bytes: Buffer): string {
  return createHash('sha256').update(settingsKey()).update(bytes).digest('hex').slice(0, 16);
}

async function inspect(path: string, name: string, folder: string): Promise<Inspected> {
  if (!media.image.ending.test(name)) return { fault: wrongType(name, folder) };
  const bytes = await readFile(path).catch(otherwise(undefined));
  if (!bytes) return { fault: unreadable(name) };
  const digest = digestImage(bytes);
  try {
    const { isAnimated, ...metadata } = await cachedJson(
      'images',
      `${digest}-${digestOfCode(import.meta.filename)}.json`,
      () => readMetadata(bytes),
    );
    const { width, height } = metadata;
    if (Math.max(width, height) > longestSide) return { fault: tooLong(name, width, height) };
    const image = { name, path, digest, ...metadata };
    return isAnimated ? { image, fault: animated(name) } : { image };
  } catch (error) {
    return otherwise({ fault: await explainBroken(name, bytes) })(error);
  }
}

interface Metadata extends Pick<Image, 'width' | 'height' | 'placeholder'> {
  readonly isAnimated: boolean;
}

const thumbnailSize = 64;

/** Decodes all of an image; `sharp(bytes).metadata()` alone would only read its header. */
async function readMetadata(bytes: Buffer): Promise<Metadata> {
  const options = { limitInputPixels: maxPixels };
  const { autoOrient: upright, pages = 1, format } = await sharp(bytes, options).metadata();
  const thumbnail = await sharp(bytes, options)
    .flatten({ background })
    .resize(thumbnailSize, thumbnailSize, { fit: 'fill' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const { dominant } = await sharp(thumbnail).stats();
  const channels = [dominant.r, dominant.g, dominant.b];
  const hex = channels.map((value) => value.toString(16).padStart(2, '0')).join('');
  // The pages of a TIFF are other pictures.
  const isAnimated = (pages > 1 && format !== 'tiff') || isSequence(bytes);
  return { width: upright.width, height: upright.height, placeholder: `#${hex}`, isAnimated };
}

/** Whether it is an animated PNG, or a sequence in AVIF, of which sharp sees the first picture alone. */
function isSequence(bytes: Buffer): boolean {
  const [control, data] = [bytes.indexOf('acTL'), bytes.indexOf('IDAT')];
  const isPng = bytes.toString('latin1', 1, 4) === 'PNG';
  return (isPng && control > 0 && control < data) || bytes.toString('latin1', 4, 12) === 'ftypavis';
}

function notAFile(name: string, folder: string): Fault {
  return {
    code: 'image-folder',
    message: `\`${name}\` is not a photograph but a folder or a link.`,
    hint: `Put the photographs themselves into ${folder}/, without folders.`,
  };
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

function wrongType(name: string, folder: string): Fault {
  return {
    code: 'image-type',
    message: `\`${name}\` is not of a type that photographs can have.`,
    hint: `Save it as JPEG, PNG, WebP, AVIF or TIFF, or move it out of ${folder}/.`,
  };
}

function unreadable(name: string): Fault {
  return {
    code: 'image-unreadable',
    message: `\`${name}\` cannot be read.`,
    hint: 'Look at the permissions of the file.',
  };
}

async function explainBroken(name: string, bytes: Buffer): Promise<Fault> {
  const start = bytes.toString('latin1', 0, 40);
  if (start.startsWith('version https://git-lfs')) {
    const message = `\`${name}\` is not the photograph itself but a note of Git LFS on where it is.`;
    return { code: 'image-lfs', message, hint: 'Run `git lfs pull`, which puts it there.' };
  }
  if (/^.{4}ftyphei/s.test(start)) {
    const message = `\`${name}\` is a HEIC picture, as telephones take them, in spite of its name.`;
    return { code: 'image-heic', message, hint: 'Open it in an image editor and save it as JPEG.' };
  }
  const { width, height } = await statedSize(bytes).catch(() => ({ width: 0, height: 0 }));
  if (width * height > maxPixels) {
    const message = `\`${name}\` has ${width} × ${height} pixels, more than the ${maxPixels / 1e6} million that are read.`;
    return { code: 'image-large', message, hint: 'Save it smaller: 4000 pixels wide is plenty.' };
  }
  return {
    code: 'image-broken',
    message: `\`${name}\` is damaged, or no photograph in spite of its name.`,
    hint: 'Open it in an image editor; if it shows there, save it again, else copy it anew from its source.',
  };
}

/** What the header of an image says, however large it is; rejects for an empty one, at which `sharp` throws. */
async function statedSize(bytes: Buffer): Promise<{ width: number; height: number }> {
  return sharp(bytes, { limitInputPixels: false }).metadata();
}
