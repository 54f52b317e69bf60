// The fonts in the content folder -> subsets for browsers.
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { subset } from '../settings/read-font.ts';
import { fontsIn } from '../settings/font-coverage.ts';
import type { FontFile, Typefaces } from '../settings/typefaces.ts';
import { cached } from '../content/io/cached.ts';
import type { Output, OutputFile } from '../page/output.ts';

export function fontsOf({ display, text }: Typefaces): Output {
  return {
    pattern: /^\/assets\/.+\.woff2$/,
    list: ({ root, snapshot: { reading } }) => {
      const folder = join(root, reading.folder, 'fonts');
      const fonts = [...fontsIn(display), ...fontsIn(text)];
      return fonts.flatMap((typeface) => filesOf(folder, typeface));
    },
  };
}

function filesOf(folder: string, { file, axes, subsets }: FontFile): OutputFile[] {
  return subsets.map(({ address, letters }) => {
    const make = async () => subset(await readFile(join(folder, file)), letters, axes);
    return [`/${address}`, () => cached('fonts', basename(address), make)];
  });
}
