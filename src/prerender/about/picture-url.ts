import type { Picture } from '../../content/schema/localized.ts';
import { pictureFile } from '../../site/picture-file.ts';

/** The absolute address of a picture's largest JPEG. */
export function pictureUrl(picture: Picture, siteUrl: string): string {
  return new URL(pictureFile(picture), siteUrl).href;
}
