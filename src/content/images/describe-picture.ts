// In: an indexed image. Out: its `Picture` for pages, and its picture files.
import { parse } from 'node:path';
import { slugOf } from '../fields/slug.ts';
import type { Picture } from '../fields/localized.ts';
import type { Image } from './index-images.ts';
import { formatNames, pictureWidths, type Format } from './encoding.ts';

/** The `Picture` of an image; an opening fills the window. */
export function describePicture(image: Image, isOpening = false): Picture {
  const widths = pictureWidths(image.width, isOpening);
  const width = widths.at(-1) ?? image.width;
  return {
    base: `assets/${pictureSlug(image.name)}-${image.digest.slice(0, 8)}`,
    widths,
    width,
    height: Math.max(1, Math.round((image.height * width) / image.width)),
    placeholder: image.placeholder,
    ...(image.width > width && { original: { width: image.width, height: image.height } }),
  };
}

/** An image in one width and format, as a built site has it. */
export interface PictureFile {
  readonly fileName: string;
  readonly image: Image;
  readonly isOpening: boolean;
  readonly width: number;
  readonly format: Format;
}

/** All picture files of an image; their names are relative to the site's base path. */
export function pictureFiles(image: Image, isOpening = false): readonly PictureFile[] {
  const { base, widths } = describePicture(image, isOpening);
  return widths.flatMap((width) =>
    formatNames.map((format) => {
      const fileName = `${base}-${width}.${format}`;
      return { fileName, image, isOpening, width, format };
    }),
  );
}

/**
 * A file name without its extension, as a slug.
 * @example addressName('Anaïs (Bilbao).jpeg') // => 'anais-bilbao'
 */
export function pictureSlug(name: string): string {
  return slugOf(parse(name).name) || 'image';
}
