// In: the path of a file that isn't read as a text. Out: its role, or why it is misplaced.
import { media } from '../fields/names.ts';
import type { Fault } from '../report/locate.ts';
import { slugOf } from '../fields/slug.ts';

/** The role of a picture, of a file to download, of a font, or of the site's icon, which aren't read as texts. */
export interface AssetRole {
  readonly kind: 'asset';
  readonly folder: 'images' | 'files' | 'fonts' | 'icon';
  /** Below that folder; an icon lies beside site.yaml. */
  readonly path: string;
}

export interface MisplacedRole {
  readonly kind: 'misplaced';
  readonly fault: Fault;
  /** How many segments of the path the fault is about. */
  readonly depth: number;
}

/** A file to download may have any name that is the same in an address. */
export function downloadRole(
  segments: readonly string[],
  folder: string,
): AssetRole | MisplacedRole {
  const invalid = segments.find((segment) => !/^\w[\w.-]*$/.test(segment));
  if (invalid === undefined) return { kind: 'asset', folder: 'files', path: segments.join('/') };
  const [, name = '', ending = ''] = /^(.*?)((?:\.\w+)?)$/s.exec(invalid) ?? [];
  const suggestion = slugOf(name) || 'name';
  const message = `\`${invalid}\` makes a bad address: a file to download is named in letters without accents, digits, \`-\`, \`_\` and \`.\`.`;
  const above = [`${folder}/files`, ...segments.slice(0, segments.indexOf(invalid))].join('/');
  const depth = segments.indexOf(invalid) + 2;
  return misplaced(depth, 'file-name', message, `Rename it to ${above}/${suggestion}${ending}.`);
}

/** All files in the folder of images are photographs, which are in no folder below it. */
export function imageRole(
  [name = '', ...below]: readonly string[],
  folder: string,
): AssetRole | MisplacedRole {
  if (below.length > 0) return { kind: 'misplaced', depth: 2, fault: notAFile(name, folder) };
  if (media.image.ending.test(name)) return { kind: 'asset', folder: 'images', path: name };
  const message = `\`${name}\` is not of a type that photographs can have.`;
  const hint = `Save it as JPEG, PNG, WebP, AVIF or TIFF, or move it out of ${folder}/images/.`;
  return misplaced(2, 'image-type', message, hint);
}

/** The fault of a folder or a link among the images. */
export function notAFile(name: string, folder: string): Fault {
  return {
    code: 'image-folder',
    message: `\`${name}\` is not a photograph but a folder or a link.`,
    hint: `Put the photographs themselves into ${folder}/images/, without folders.`,
  };
}

export function misplaced(depth: number, code: string, message: string, hint?: string) {
  return { kind: 'misplaced', depth, fault: { code, message, hint } } as const;
}
