// In: the folder of fonts. Out: what is wrong with those that can't be read, or whose makers forbid their use.
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFont } from '../choices/read-font.ts';
import { memoize } from '../memoize.ts';
import { otherwise } from './attempt.ts';
import { cachedJson } from './cached.ts';
import { keyOfText } from './engine-key.ts';
import { media } from './fields/names.ts';
import type { Fault } from './report/locate.ts';
import { assetsIn, type AssetFile, type Files } from './source/read.ts';

/** The faults of fonts by the names of their files. */
export type FontIndex = ReadonlyMap<string, Fault>;

/** Reads the fonts among a project's files; none is read again that is the same in `files`. */
export async function indexFonts(root: string, folder: string, files: Files): Promise<FontIndex> {
  const fonts = assetsIn(files.values(), 'fonts').filter(({ path }) =>
    media.font.ending.test(path),
  );
  const found = new Map<string, Fault>();
  for (const file of fonts) {
    const fault = await inspectOnce(file, root, folder);
    if (fault) found.set(file.path, fault);
  }
  return found;
}

const inspectOnce = memoize(
  async ({ path }: AssetFile, root: string, folder: string): Promise<Fault | undefined> => {
    const bytes = await readFile(join(root, folder, 'fonts', path)).catch(otherwise(undefined));
    if (!bytes) return broken(path);
    const state = await cachedJson('fonts-checked', keyOfText(hash('sha256', bytes)), () =>
      readFont(bytes, '', 16).then(
        ({ isEmbeddable }) => (isEmbeddable ? 'sound' : 'restricted'),
        otherwise('broken'),
      ),
    );
    if (state === 'restricted') return restricted(path);
    return state === 'broken' ? broken(path) : undefined;
  },
);

function restricted(name: string): Fault {
  return {
    code: 'font-restricted',
    severity: 'warning',
    message: `The embedding bits (\`fsType\`) of \`${name}\` forbid sending it to visitors, or sending only a part of it.`,
    hint: 'Make sure that your licence permits its use on websites, or choose another typeface.',
  };
}

function broken(name: string): Fault {
  return {
    code: 'font-broken',
    severity: 'error',
    message: `\`${name}\` holds no font that can be read, or none with the letters from \`a\` to \`z\`.`,
    hint: 'Take the whole typeface as a TTF, OTF or WOFF2 file, a variable one best as TTF; an archive or a collection (TTC) has such files in it.',
  };
}
