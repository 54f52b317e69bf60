// Names of files in content/images.
import { slugOf } from '../slug.ts';
import type { Sentence } from './hint.ts';
import type { Input } from './input.ts';

/** Where a form has pictures; content files name them without their folder. */
export const imageFolder = '/images';

/** How the names of images end, in small letters or capitals. Not in `.svg`: such a file can refer to others. */
export const imageEnding = /\.(?:jpe?g|png|webp|avif|tiff?)$/i;

/** A name that is safe in a URL, before which its folder may be named too. */
export const imageForm = new RegExp(
  String.raw`^(?:\/?(?:content\/)?images\/)?(\w[\w.-]*${imageEnding.source.slice(0, -1)})$`,
  'i',
);

/** The input for a picture in a form. */
export const imageInput: Input = {
  widget: 'image',
  pattern: String(imageForm),
  folder: imageFolder,
  accept: 'image/jpeg, image/png, image/webp, image/avif, image/tiff',
};

/** The name of an image, before which its folder may be named too; nothing where it isn't safe in a URL. */
export function imageName(source: string): string | undefined {
  return imageForm.exec(source)?.[1];
}

/** The hint for an image whose name isn’t safe in a URL. */
export function hintOnImage(source: string): Sentence | undefined {
  if (/^[^:]*\/[^/:]+\.\w+$/.test(source))
    return { sentence: 'Put the file itself into content/images, and write only its name here.' };
  const [extension] = imageEnding.exec(source) ?? [];
  const better = /[/:]|\.\w+,/.test(source) ? '' : slugOf(source.replace(imageEnding, ''));
  if (!extension || !better) return undefined;
  return { sentence: `Rename the file to \`${better}${extension}\`, and write that name here.` };
}
