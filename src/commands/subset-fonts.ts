// `npx tsx src/commands/subset-fonts.ts`: the variable fonts of npm packages -> src/theme/fonts/, subset to the
// characters and weights of the design.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { subset } from '../settings/read-font.ts';
import { cyrillic, latin, latinExtended, vietnamese } from '../text/letters.ts';

const packages = 'node_modules/@fontsource-variable';
const folder = 'src/theme/fonts';

const allWeights = { min: 400, max: 600, default: 400 };

/** The letters of subsets, keyed by their names in the packages. */
const latinSubsets = { latin, 'latin-ext': latinExtended } as const;
const serifSubsets = {
  ...latinSubsets,
  cyrillic,
  'cyrillic-ext': cyrillic,
  vietnamese,
} as const;

// Italics have one weight, which saves a third of their bytes and replaces the two that pages use, 400 and 500.
const fonts = [
  { family: 'cormorant-garamond', style: 'normal', wght: allWeights, subsets: serifSubsets },
  { family: 'cormorant-garamond', style: 'italic', wght: 450, subsets: serifSubsets },
  { family: 'figtree', style: 'normal', wght: allWeights, subsets: latinSubsets },
] as const;

await mkdir(folder, { recursive: true });
await Promise.all(
  fonts.flatMap((font) => Object.entries(font.subsets).map((entry) => writeSubset(font, entry))),
);
await Promise.all(
  [...new Set(fonts.map(({ family }) => family))].map((family) =>
    // The licence must be distributed with the fonts.
    copyFile(join(packages, family, 'LICENSE'), join('public/fonts', `${family}-OFL.txt`)),
  ),
);

async function writeSubset(
  { family, style, wght }: (typeof fonts)[number],
  [source, letters]: readonly [name: string, letters: string],
): Promise<void> {
  const file = join(packages, family, 'files', `${family}-${source}-wght-${style}.woff2`);
  const font = await subset(await readFile(file), letters, { wght });
  await writeFile(join(folder, `${family}-${style}-${source}.woff2`), font);
}
