import type { Format } from '../content/images/settings.ts';
import type { Picture } from '../content/schema/localized.ts';
import { isObject } from './is-object.ts';

/** One file of a picture, below the site's base path; its largest JPEG by default. */
export function pictureFile(
  { base, width }: Picture,
  { at = width, format = 'jpg' }: { readonly at?: number; readonly format?: Format } = {},
): string {
  return `${base}-${at}.${format}`;
}

/**
 * A picture's files of one format, in the syntax of the `srcset` attribute; `hrefOf` makes the `href` of an address of the
 * site.
 */
export function sourcesOf(
  of: Picture,
  format: Format,
  hrefOf: (address: string) => string,
): string {
  const sources = of.widths.map((at) => `${hrefOf(`/${pictureFile(of, { at, format })}`)} ${at}w`);
  return sources.join(', ');
}

/** Whether a value within a page's data is a picture. */
export function isPicture(value: unknown): value is Picture {
  return isObject(value) && typeof value['base'] === 'string' && Array.isArray(value['widths']);
}
