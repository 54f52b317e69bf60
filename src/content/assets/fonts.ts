// In: a font file. Out: an issue if it is damaged, or its embedding bits forbid its use.
import { readFont } from '../../settings/read-font.ts';
import { media } from '../fields/names.ts';
import type { Issue } from '../report/locate.ts';
import { mediaIndexer } from './index-media.ts';

/** Indexes the fonts of the fonts folder. */
export const indexFonts = mediaIndexer({
  folder: 'fonts',
  ending: media.font.ending,
  inspect,
  broken,
});

async function inspect(bytes: Buffer, name: string) {
  const { isEmbeddable } = await readFont(bytes, 16);
  return { metadata: {}, ...(!isEmbeddable && { issue: restricted(name) }) };
}

function restricted(name: string): Issue {
  return {
    code: 'font-restricted',
    severity: 'warning',
    message: `The embedding bits (\`fsType\`) of \`${name}\` forbid sending it, or a part of it, to visitors.`,
    hint: 'Make sure that your licence permits its use on websites, or choose another typeface.',
  };
}

function broken(name: string): Issue {
  return {
    code: 'font-broken',
    message: `\`${name}\` has no font that can be read, or none with the letters from \`a\` to \`z\`.`,
    hint: 'Use the complete typeface as a TTF, OTF or WOFF2 file, a variable one best as TTF. An archive or a collection (TTC) contains such files.',
  };
}
