import type { Format } from '../content/images/encoding.ts';
import type { Localized, Picture } from '../content/fields/localized.ts';
import { pick } from '../lists.ts';
import { isObject } from '../text/is-object.ts';

/** The path of a picture's file, below the site's base path; the largest JPEG by default. */
export function pictureFile(
  { base, width }: Picture,
  { at = width, format = 'jpg' }: { readonly at?: number; readonly format?: Format } = {},
): string {
  return `${base}-${at}.${format}`;
}

/** The absolute URL of a picture's largest JPEG. */
export function pictureUrl(picture: Picture, siteUrl: string): string {
  return new URL(pictureFile(picture), siteUrl).href;
}

/** The attributes of a picture's `source` in AVIF and `img` in JPEG. */
export function pictureAttributes(
  picture: Picture,
  sizes: string,
  hrefOf: (address: string) => string,
) {
  const { width, height, widths } = picture;
  const hrefAt = (fileWidth: number, format: Format) =>
    hrefOf(`/${pictureFile(picture, { at: fileWidth, format })}`);
  const sourceSet = (format: Format) =>
    widths.map((fileWidth) => `${hrefAt(fileWidth, format)} ${fileWidth}w`).join(', ');
  return {
    source: { type: 'image/avif', srcSet: sourceSet('avif'), sizes },
    img: { width, height, sizes, srcSet: sourceSet('jpg'), src: hrefAt(width, 'jpg') },
  };
}

/**
 * The widths at which a picture covers a frame of an aspect ratio (width by height), from the frame's `sizes`.
 * @example coverSizes({ width: 1920, height: 1080, … }, 4 / 3, '(min-width: 48em) 30vw, 90vw') // => '(min-width: 48em) 40.0vw, 120.0vw'
 */
export function coverSizes({ width, height }: Picture, frame: number, sizes: string): string {
  const factor = Math.max(1, width / height / frame);
  return sizes.replaceAll(
    /([\d.]+)(rem|vw)/g,
    (_match, length: string, unit: string) => (Number(length) * factor).toFixed(1) + unit,
  );
}

export function picturesIn(content: unknown): Picture[] {
  return photographsIn(content).map(({ image }) => image);
}

/** A photograph on a page; decorative ones have no alternative text. */
export interface Photograph {
  readonly image: Picture;
  readonly alt: Localized | undefined;
}

/** The pictures within a value in order, with the alternative text of the object around each, if any. */
export function photographsIn(value: unknown, alt?: Localized): Photograph[] {
  if (isPicture(value)) return [{ image: value, alt }];
  if (Array.isArray(value)) return value.flatMap((item) => photographsIn(item));
  if (!isObject(value)) return [];
  const altText = isText(value['alt']) ? value['alt'] : undefined;
  return Object.values(value).flatMap((property) => photographsIn(property, altText));
}

function isText(value: unknown): value is Localized {
  return isObject(value) && typeof value['value'] === 'string';
}

/** The maximum size of a picture: its width in CSS pixels, and the aspect ratio (width by height) to which it is cropped. */
interface PictureLimits {
  readonly width: number;
  readonly ratio?: number;
}

/**
 * A picture without files larger than its layout needs, at two pixels per CSS pixel. Only the files that pages refer to
 * are built.
 */
export function fitPicture(picture: Picture, limits: PictureLimits): Picture {
  const { width: maxWidth, height, widths } = picture;
  const crop = Math.max(1, maxWidth / height / (limits.ratio ?? Infinity));
  const requiredWidth = 2 * limits.width * crop;
  const width = widths.find((candidate) => candidate >= requiredWidth) ?? maxWidth;
  if (width === maxWidth) return picture;
  return {
    ...pick(picture, ['base', 'placeholder', 'focus']),
    widths: widths.filter((candidate) => candidate <= width),
    width,
    height: Math.max(1, Math.round((height * width) / maxWidth)),
  };
}

/** Whether a value within a page's data is a picture. */
function isPicture(value: unknown): value is Picture {
  return isObject(value) && typeof value['base'] === 'string' && Array.isArray(value['widths']);
}
