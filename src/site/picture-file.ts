import type { Format } from '../content/images/settings.ts';
import type { Picture } from '../content/fields/localized.ts';
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

/** A picture's files of one format, in the syntax of the `srcset` attribute. */
export function sourceSet(
  picture: Picture,
  format: Format,
  hrefOf: (address: string) => string,
): string {
  return picture.widths
    .map((at) => `${hrefOf(`/${pictureFile(picture, { at, format })}`)} ${at}w`)
    .join(', ');
}

/** Whether a value within a page's data is a picture. */
export function isPicture(value: unknown): value is Picture {
  return isObject(value) && typeof value['base'] === 'string' && Array.isArray(value['widths']);
}
