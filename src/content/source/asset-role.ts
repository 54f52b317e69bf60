// In: the path of an asset. Out: its role, or why it is misplaced.
import { media } from '../fields/names.ts';
import type { Issue } from '../report/locate.ts';
import type { ProblemCode } from '../report/problem-code.ts';
import { slugOf } from '../fields/slug.ts';

/** The role of a file that isn't read as text: a picture, a download, a font or the site's icon. */
export interface AssetRole {
  readonly kind: 'asset';
  readonly folder: 'images' | 'files' | 'fonts' | 'icon';
  /** Relative to that folder; an icon's, to the content folder. */
  readonly path: string;
}

export interface MisplacedRole {
  readonly kind: 'misplaced';
  readonly issue: Issue;
  /** How many leading segments of the path the issue is reported at. */
  readonly depth: number;
}

/** The role of a file to download; its name must need no encoding in a URL. */
export function downloadRole(
  segments: readonly string[],
  folder: string,
): AssetRole | MisplacedRole {
  const invalid = segments.find((segment) => !/^\w[\w.-]*$/.test(segment));
  if (invalid === undefined) return { kind: 'asset', folder: 'files', path: segments.join('/') };
  const [, name = '', ending = ''] = /^(.*?)((?:\.\w+)?)$/s.exec(invalid) ?? [];
  const suggestion = slugOf(name) || 'name';
  const message = `The name of a file to download must have only letters without accents, digits, \`-\`, \`_\` and \`.\`; it is \`${invalid}\`.`;
  const above = [`${folder}/files`, ...segments.slice(0, segments.indexOf(invalid))].join('/');
  const depth = segments.indexOf(invalid) + 2;
  return misplacedRole(
    depth,
    'file-name',
    message,
    `Rename it to ${above}/${suggestion}${ending}.`,
  );
}

/** The role of a file in the images folder, which contains only photographs and no folders. */
export function imageRole(
  [name = '', ...rest]: readonly string[],
  folder: string,
): AssetRole | MisplacedRole {
  const isPhotograph = rest.length === 0 && media.image.ending.test(name);
  if (isPhotograph) return { kind: 'asset', folder: 'images', path: name };
  return { kind: 'misplaced', depth: 2, issue: imageTypeIssue(name, folder) };
}

/** Reports a folder, a symbolic link or a file of another type among the images. */
export function imageTypeIssue(name: string, folder: string): Issue {
  return {
    code: 'image-type',
    message: `\`${name}\` must be a photograph in JPEG, PNG, WebP, AVIF or TIFF.`,
    hint: `Put the photographs themselves into ${folder}/images/, saved as one of these, without folders or links.`,
  };
}

export function misplacedRole(depth: number, code: ProblemCode, message: string, hint?: string) {
  return { kind: 'misplaced', depth, issue: { code, message, hint } } as const;
}
