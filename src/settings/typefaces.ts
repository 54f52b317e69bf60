// In: the typefaces that site.yaml names. Out: what pages, and checks of texts, must know of them.
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
  /** The files that browsers get of it, each where a page shows one of its characters; the Latin letters are first. */
  readonly subsets: readonly { readonly address: string; readonly letters: string }[];
}

/** What a typeface is for: titles, names and quotes, or all other texts. */
export type FontRole = 'display' | 'text';

/** The files of one typeface; one of fixed weight has its semibold or bold in another than its upright. */
export interface Typeface {
  readonly upright: FontFile;
  readonly italic?: FontFile | undefined;
  readonly bold?: FontFile | undefined;
}

/** The typefaces of an owner by what they are for; any other is the theme's. */
export type Typefaces = Readonly<Partial<Record<FontRole, Typeface>>>;

/** In pixels, for fonts that are drawn in another way when large. */
const sizes = { display: 48, text: 17 } as const;

/** The typefaces of a folder below the project. What can't be read is left out here, and told by the check of site.yaml. */
export async function readTypefaces(folder: string): Promise<Typefaces> {
  const { ['typefaces']: chosen } = readYamlFields(`${folder}/site.yaml`);
  if (!isObject(chosen)) return {};
  const read = (role: FontRole, name: unknown) =>
    readTypeface(join(projectRoot, folder, 'fonts'), name, role).catch(() => undefined);
  const stylesOf = async (role: FontRole) => {
    const fonts = isObject(chosen[role]) ? chosen[role] : {};
    const [upright, italic, bold] = await Promise.all(
      ['upright', 'italic', 'bold'].map((style) => read(role, fonts[style])),
    );
    return upright && { upright, italic, bold };
  };
  const [display, text] = await Promise.all([stylesOf('display'), stylesOf('text')]);
  return { ...(display && { display }), ...(text && { text }) };
}

async function readTypeface(folder: string, name: unknown, role: FontRole): Promise<FontFile> {
  const file = basename(String(name));
  const bytes = await readFile(join(folder, file));
  const digest = hash('sha256', bytes);
  const code = digestOfCode(join(import.meta.dirname, 'read-font.ts'));
  const key = hash('sha256', JSON.stringify([code, digest, sizes[role]]));
  // Reading takes a tenth of a second and more, and loading what reads it a half.
  const { letters, ...facts } = await cachedJson('typefaces', key, () =>
    readFont(bytes, sizes[role]),
  );
  const stem = parse(file.toLowerCase()).name.replaceAll(/[^a-z\d]+/g, '-');
  return {
    file,
    subsets: subsetsOf(letters).map((each) => {
      const settings = JSON.stringify([each, facts.axes, code]);
      const version = hash('sha256', digest + settings).slice(0, 8);
      return { address: `assets/${stem}-${version}.woff2`, letters: each };
    }),
    ...facts,
  };
}

const ranges = [latin, latinExtended, greek, cyrillic];

/** The characters of a font in fixed ranges, and the rest: those of the texts would change code at each edit. */
export function subsetsOf(drawn: string): string[] {
  const rest = new Set(drawn);
  const parts = ranges.map((range) => Array.from(range).filter((each) => rest.delete(each)));
  return [...parts, [...rest]].map((each) => each.join('')).filter(Boolean);
}
