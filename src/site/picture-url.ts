import type { Picture } from '../content/fields/localized.ts';
import { pictureFile } from './picture-file.ts';

/** The absolute address of a picture's largest JPEG. */
export function pictureUrl(picture: Picture, siteUrl: string): string {
  return new URL(pictureFile(picture), siteUrl).href;
}
