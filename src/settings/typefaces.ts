// In: the typefaces of site.yaml. Out: their fonts, for pages and for checks of texts.
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import { cachedJson, digestOfCode } from '../content/io/cached.ts';
import { isObject } from '../text/is-object.ts';
import { cyrillic, greek, latin, latinExtended } from '../text/letters.ts';
import { readFont, type FontMetadata } from './read-font.ts';
import { projectRoot, readYamlFields } from './read-settings.ts';

/** A font in the folder of fonts. */
export interface FontFile extends Omit<FontMetadata, 'letters'> {
  readonly file: string;
  /** The files for browsers, which download those whose characters a page shows; Latin is first. */
  readonly subsets: readonly { readonly address: string; readonly letters: string }[];
}

/** What a typeface is for: titles, names and quotes, or all other texts. */
export type FontRole = 'display' | 'text';

/** The fonts of a typeface. `bold` is its semibold or bold if each weight is a file. */
export interface Typeface {
  readonly upright: FontFile;
  readonly italic?: FontFile | undefined;
  readonly bold?: FontFile | undefined;
}

/** The typefaces of an owner, keyed by role; the others are the theme's. */
export type Typefaces = Readonly<Partial<Record<FontRole, Typeface>>>;

/** In pixels, for fonts with optical sizes. */
const sizes = { display: 48, text: 17 } as const;

/** The typefaces of a folder below the project. What can't be read is ignored here, and reported by the check of site.yaml. */
export async function readTypefaces(folder: string): Promise<Typefaces> {
  const { ['typefaces']: chosen } = readYamlFields(`${folder}/site.yaml`);
  if (!isObject(chosen)) return {};
  const read = (role: FontRole, name: unknown) =>
    readFontFile(join(projectRoot, folder, 'fonts'), name, role).catch(() => undefined);
  const typefaceOf = async (role: FontRole) => {
    const fonts = isObject(chosen[role]) ? chosen[role] : {};
    const [upright, italic, bold] = await Promise.all(
      ['upright', 'italic', 'bold'].map((style) => read(role, fonts[style])),
    );
    return upright && { upright, italic, bold };
  };
  const [display, text] = await Promise.all([typefaceOf('display'), typefaceOf('text')]);
  return { ...(display && { display }), ...(text && { text }) };
}

async function readFontFile(folder: string, name: unknown, role: FontRole): Promise<FontFile> {
  const file = basename(String(name));
  const bytes = await readFile(join(folder, file));
  const digest = hash('sha256', bytes);
  const code = digestOfCode(join(import.meta.dirname, 'read-font.ts'));
  const key = hash('sha256', JSON.stringify([code, digest, sizes[role]]));
  // Reading a font needs at least 0.1 s, and loading the packages 0.5 s.
  const { letters, ...metadata } = await cachedJson('typefaces', key, () =>
    readFont(bytes, sizes[role]),
  );
  const stem = parse(file.toLowerCase()).name.replaceAll(/[^a-z\d]+/g, '-');
  return {
    file,
    subsets: subsetsOf(letters).map((subset) => {
      const settings = JSON.stringify([subset, metadata.axes, code]);
      const version = hash('sha256', digest + settings).slice(0, 8);
      return { address: `assets/${stem}-${version}.woff2`, letters: subset };
    }),
    ...metadata,
  };
}

const ranges = [latin, latinExtended, greek, cyrillic];

/** Divides the characters of a font into fixed ranges, and the rest: subsets for the texts would change code at each edit. */
export function subsetsOf(characters: string): string[] {
  const rest = new Set(characters);
  const parts = ranges.map((range) => Array.from(range).filter((letter) => rest.delete(letter)));
  return [...parts, [...rest]].map((letters) => letters.join('')).filter(Boolean);
}
