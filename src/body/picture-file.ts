import type { Format } from '../content/images/encoding.ts';
import type { Localized, Picture } from '../content/fields/localized.ts';
import { pick } from '../lists.ts';
import { isObject } from '../text/is-object.ts';

/** One file of a picture, below the site's base path; its largest JPEG by default. */
export function pictureFile(
  { base, width }: Picture,
  { at = width, format = 'jpg' }: { readonly at?: number; readonly format?: Format } = {},
): string {
  return `${base}-${at}.${format}`;
}

/** The absolute address of a picture's largest JPEG. */
export function pictureUrl(picture: Picture, siteUrl: string): string {
  return new URL(pictureFile(picture), siteUrl).href;
}

/** The attributes of a picture’s `source` in AVIF and of its `img` in JPEG; `sizes` are both’s. */
export function pictureAttributes(
  picture: Picture,
  sizes: string,
  hrefOf: (address: string) => string,
) {
  const { width, height, widths } = picture;
  const hrefAt = (at: number, format: Format) => hrefOf(`/${pictureFile(picture, { at, format })}`);
  const sourceSet = (format: Format) =>
    widths.map((at) => `${hrefAt(at, format)} ${at}w`).join(', ');
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
  const times = Math.max(1, width / height / frame);
  return sizes.replaceAll(
    /([\d.]+)(rem|vw)/g,
    (_, length: string, unit: string) => (Number(length) * times).toFixed(1) + unit,
  );
}

export function picturesIn(content: unknown): Picture[] {
  return photographsIn(content).map(({ image }) => image);
}

/** A photograph on a page; one that decorates it has no alternative text. */
export interface Photograph {
  readonly image: Picture;
  readonly alt: Localized | undefined;
}

/** The pictures within a value in their order, each with the alternative text that is next to it, if any. */
export function photographsIn(value: unknown, alt?: Localized): Photograph[] {
  if (isPicture(value)) return [{ image: value, alt }];
  if (Array.isArray(value)) return value.flatMap((each) => photographsIn(each));
  if (!isObject(value)) return [];
  const own = isText(value['alt']) ? value['alt'] : undefined;
  return Object.values(value).flatMap((each) => photographsIn(each, own));
}

function isText(value: unknown): value is Localized {
  return isObject(value) && typeof value['value'] === 'string';
}

/** Where a picture is shown: at most so many CSS pixels wide, cropped to an aspect ratio (width by height) if it is wider. */
interface Place {
  readonly width: number;
  readonly ratio?: number;
}

/**
 * A picture with no more files than a place needs: two pixels for each that it takes there. What is built of a picture is
 * all that its places need.
 */
export function fitPicture(picture: Picture, { width: room, ratio = Infinity }: Place): Picture {
  const { width: widest, height, widths } = picture;
  const needed = 2 * room * Math.max(1, widest / height / ratio);
  const width = widths.find((each) => each >= needed) ?? widest;
  if (width === widest) return picture;
  return {
    ...pick(picture, ['base', 'placeholder', 'focus']),
    widths: widths.filter((each) => each <= width),
    width,
    height: Math.max(1, Math.round((height * width) / widest)),
  };
}

/** Whether a value within a page's data is a picture. */
function isPicture(value: unknown): value is Picture {
  return isObject(value) && typeof value['base'] === 'string' && Array.isArray(value['widths']);
}
