// In: the path of a file that isn't read as a text. Out: its role, or why it is misplaced.
import { media } from '../fields/names.ts';
import type { Issue } from '../report/locate.ts';
import type { ProblemCode } from '../report/problem-code.ts';
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
  readonly issue: Issue;
  /** How many segments of the path the issue is about. */
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
  return misplacedRole(
    depth,
    'file-name',
    message,
    `Rename it to ${above}/${suggestion}${ending}.`,
  );
}

/** All files in the folder of images are photographs, which are in no folder below it. */
export function imageRole(
  [name = '', ...below]: readonly string[],
  folder: string,
): AssetRole | MisplacedRole {
  const isPhotograph = below.length === 0 && media.image.ending.test(name);
  if (isPhotograph) return { kind: 'asset', folder: 'images', path: name };
  return { kind: 'misplaced', depth: 2, issue: imageTypeIssue(name, folder) };
}

/** The issue of a folder, a link or a file of another type among the images. */
export function imageTypeIssue(name: string, folder: string): Issue {
  return {
    code: 'image-type',
    message: `\`${name}\` isn’t a photograph in JPEG, PNG, WebP, AVIF or TIFF.`,
    hint: `Put the photographs themselves into ${folder}/images/, saved as one of these, without folders or links.`,
  };
}

export function misplacedRole(depth: number, code: ProblemCode, message: string, hint?: string) {
  return { kind: 'misplaced', depth, issue: { code, message, hint } } as const;
}
