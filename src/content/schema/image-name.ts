// Names of files in content/images.
import { slugOf } from '../slug.ts';

/** How the names of images end, in small letters or capitals. Not in `.svg`: such a file can refer to others. */
export const imageEnding = /\.(?:jpe?g|png|webp|avif|tiff?)$/i;

/** The name of an image, before which its folder may be named too; nothing where it isn't safe in a URL. */
export function imageName(source: string): string | undefined {
  const name = /^(?:\/?(?:content\/)?images\/)?(\w[\w.-]*)$/i.exec(source)?.[1];
  return name && imageEnding.test(name) ? name : undefined;
}

/** The hint for an image whose name isn't safe in a URL. */
export function remarkOnName(text: string): string | undefined {
  if (/^[^:]*\/[^/:]+\.\w+$/.test(text))
    return 'Put the file itself into content/images, and write only its name here.';
  const [extension] = imageEnding.exec(text) ?? [];
  const better = /[/:]|\.\w+,/.test(text) ? '' : slugOf(text.replace(imageEnding, ''));
  if (!extension || !better) return undefined;
  return `Rename the file to \`${better}${extension}\`, and write that name here.`;
}
