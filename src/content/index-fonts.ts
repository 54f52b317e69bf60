// In: the folder of fonts. Out: what is wrong with those that can't be read, or whose makers forbid their use.
import { hash } from 'node:crypto';
import { readFont } from '../choices/read-font.ts';
import { otherwise } from './attempt.ts';
import { cachedJson } from './cached.ts';
import { keyOfText } from './engine-key.ts';
import { media } from './fields/names.ts';
import { inspector } from './inspector.ts';
import type { Fault } from './report/locate.ts';

/** The faults of fonts, if any, by the names of their files. */
export type FontIndex = ReadonlyMap<string, Fault | undefined>;

/** Reads the fonts among a project's files. */
export const indexFonts = inspector<Fault | undefined>('fonts', media.font.ending, inspect);

async function inspect(name: string, bytes: Buffer | undefined): Promise<Fault | undefined> {
  if (!bytes) return broken(name);
  const state = await cachedJson('fonts-checked', keyOfText(hash('sha256', bytes)), () =>
    readFont(bytes, '', 16).then(
      ({ isEmbeddable }) => (isEmbeddable ? 'sound' : 'restricted'),
      otherwise('broken'),
    ),
  );
  if (state === 'restricted') return restricted(name);
  return state === 'broken' ? broken(name) : undefined;
}

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
