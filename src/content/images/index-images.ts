// In: the folder of photographs. Out: what each one is, or what is wrong with it.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import sharp from 'sharp';
import { compareText, type Problem } from '../problem/problem.ts';
import { cached, imageCache } from './cache.ts';
import { forEachAtOnce } from './concurrency.ts';
import { drawPlaceholder } from './placeholder.ts';
import { background, extensions, mostPixels, settingsKey } from './settings.ts';

/** A sound photograph: upright size in pixels; `digest` covers its bytes and how it will be encoded. */
export interface Image {
  readonly name: string;
  readonly path: string;
  readonly digest: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

/** The photographs of a project by file name, in the order of their names, and what is wrong with the rest. */
export interface ImageIndex {
  readonly images: ReadonlyMap<string, Image>;
  readonly problems: readonly Problem[];
}

const thumbnailSize = 12;
const ignored = /^\.|^(?:Thumbs\.db|desktop\.ini)$/i;

/** The folder of a project's photographs. */
export function imageFolder(root: string): string {
  return join(root, 'content/images');
}

/**
 * Looks at every file of `content/images/`. Each is decoded whole once, so that a photograph that was cut
 * off is found here, and known again by its bytes after that.
 */
export async function indexImages(root: string): Promise<ImageIndex> {
  const folder = imageFolder(root);
  const found = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = found.filter(({ name }) => !ignored.test(name));
  const images: Image[] = [];
  const problems: Problem[] = [];
  await forEachAtOnce(files, async (file) => {
    const path = join(folder, file.name);
    const result = file.isFile() ? await inspect(root, path, file.name) : notAFile(file.name);
    if ('width' in result) images.push(result);
    else problems.push(problemAt(root, path, file.isDirectory(), result));
  });
  images.sort((a, b) => compareText(a.name, b.name));
  problems.sort((a, b) => compareText(a.file, b.file));
  return { images: new Map(images.map((image) => [image.name, image])), problems };
}

/** What a photograph's built files are known by: its bytes, and how they will be encoded. */
export function digestImage(bytes: Buffer): string {
  return createHash('sha256').update(settingsKey()).update(bytes).digest('hex').slice(0, 16);
}

type Fault = Pick<Problem, 'code' | 'message' | 'hint'>;

async function inspect(root: string, path: string, name: string): Promise<Image | Fault> {
  if (!extensions.some((extension) => extension === extname(name).toLowerCase()))
    return wrongType(name);
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes === undefined) return unreadable(name);
  const digest = digestImage(bytes);
  const look = () => measure(bytes);
  try {
    const known = await cached(imageCache(root), `${digest}.txt`, look);
    return { name, path, digest, ...readMeasures(known) };
  } catch {
    return broken(name);
  }
}

async function measure(bytes: Buffer): Promise<Buffer> {
  const { autoOrient: upright } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
  const pixels = await sharp(bytes, { limitInputPixels: mostPixels })
    .autoOrient()
    .flatten({ background })
    .resize(thumbnailSize, thumbnailSize, { fit: 'fill' })
    .blur(1.2)
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const placeholder = drawPlaceholder({ size: thumbnailSize, pixels });
  return Buffer.from(`${upright.width} ${upright.height} ${placeholder}`);
}

function readMeasures(known: Buffer): Pick<Image, 'width' | 'height' | 'placeholder'> {
  const [width, height, ...placeholder] = known.toString().split(' ');
  return { width: Number(width), height: Number(height), placeholder: placeholder.join(' ') };
}

function problemAt(root: string, path: string, isFolder: boolean, fault: Fault): Problem {
  const file = relative(root, path).replaceAll(sep, '/') + (isFolder ? '/' : '');
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1, severity: 'error', ...fault };
}

function notAFile(name: string): Fault {
  return {
    code: 'image-folder',
    message: `\`${name}\` is not a photograph but a folder or a link.`,
    hint: 'Put the photographs themselves into content/images/, without folders.',
  };
}

function wrongType(name: string): Fault {
  return {
    code: 'image-type',
    message: `\`${name}\` is not of a type that photographs can have.`,
    hint: 'Save it as JPEG, PNG, WebP, AVIF or TIFF, or move it out of content/images/.',
  };
}

function unreadable(name: string): Fault {
  return {
    code: 'image-unreadable',
    message: `\`${name}\` cannot be read.`,
    hint: 'Look at the permissions of the file.',
  };
}

function broken(name: string): Fault {
  return {
    code: 'image-broken',
    message: `\`${name}\` is damaged, or no photograph in spite of its name.`,
    hint: 'Open it in an image editor; if it shows there, save it again, else copy it anew from its source.',
  };
}
