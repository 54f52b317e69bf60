import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFont } from '../../../src/settings/read-font.ts';
import type { FontFile } from '../../../src/settings/typefaces.ts';
import {
  customFontFamily,
  toUnicodeRange,
  themeFontWidths,
} from '../../../src/theme/custom-fonts.ts';
import { fontFaceCss, type FallbackFace } from '../../../src/theme/font-family.ts';
import { themeFonts } from '../../../src/theme/theme-fonts.ts';

const files = {
  display: 'cormorant-garamond-normal-latin.woff2',
  displayItalic: 'cormorant-garamond-italic-latin.woff2',
  text: 'figtree-normal-latin.woff2',
} as const;

it('knows how wide the fonts of the theme are', async () => {
  const read = async (name: keyof typeof files) => (await typeface(name)).widths;
  const measured = {
    display: { normal: await read('display'), italic: await read('displayItalic') },
    text: { normal: await read('text'), italic: await read('text') },
  };
  const rounded: unknown = JSON.parse(
    JSON.stringify(measured, (_, value: unknown) =>
      typeof value === 'number' ? Number(value.toFixed(4)) : value,
    ),
  );
  expect(rounded).toEqual(themeFontWidths);
});

it.each([
  ['display', { upright: await typeface('display'), italic: await typeface('displayItalic') }],
  ['text', { upright: await typeface('text') }],
] as const)(
  'measures the fallbacks of a font for %s as those of the theme, if it is that font',
  (role, pair) => {
    const { fallbacks } = customFontFamily(role, pair, themeFonts[role]);
    const measuresOf = ({ width, ascent, descent }: FallbackFace) =>
      [width, ascent, descent].map((length) => length.toFixed(2));
    expect(fallbacks.map(measuresOf)).toEqual(themeFonts[role].fallbacks.map(measuresOf));
  },
);

it('makes a wide font smaller', async () => {
  const upright = await typeface('text');
  const { faces, xHeight } = customFontFamily('display', { upright }, themeFonts.display);
  // Figtree has 1.158 times the width of Cormorant Garamond in semibold.
  expect(faces).toMatchObject([{ weight: '400 600', style: 'normal' }]);
  expect(faces[0]?.metrics).toMatch(
    /^;size-adjust:86\.3%;ascent-override:95%;descent-override:25%;/,
  );
  expect(xHeight).toBeCloseTo(0.432, 3);
});

it('takes the file of a heavier weight for what is bold, and its width', async () => {
  const upright = { ...(await typeface('display')), weights: [400, 400] } as const;
  const bold = { ...(await typeface('text')), weights: [700, 700] } as const;
  const { faces, fallbacks } = customFontFamily('text', { upright, bold }, themeFonts.text);
  expect(faces.map(({ weight, url }) => [weight, url])).toEqual([
    ['400', '/assets/display.woff2'],
    ['700', '/assets/text.woff2'],
  ]);
  const widthOf = (weight: string) => fallbacks.find((face) => face.weight === weight)?.width;
  expect(widthOf('600')).toBeCloseTo(1.022, 3);
  expect(widthOf('400')).toBeLessThan(0.9);
});

it('leaves a narrow font as large as it is, and says where its file is, for which letters', async () => {
  const family = customFontFamily('text', { upright: await typeface('display') }, themeFonts.text);
  expect(family.faces[0]?.metrics).toMatch(/^;size-adjust:100%;/);
  expect(family.preloaded).toBe('/assets/display.woff2');
  expect(fontFaceCss([family])).toContain(
    "src:url(/assets/display.woff2) format('woff2');unicode-range:U+61-63;",
  );
});

it.each([
  ['abcx', 'U+61-63,U+78'],
  ['ba', 'U+61-62'],
  ['é𝄞', 'U+E9,U+1D11E'],
])('writes the characters %s as %s', (letters, range) => {
  expect(toUnicodeRange(letters)).toBe(range);
});

async function typeface(name: keyof typeof files): Promise<FontFile> {
  const bytes = await readFile(join('src/theme/fonts', files[name]));
  const facts = await readFont(bytes, 17);
  return {
    file: files[name],
    subsets: [{ address: `assets/${name}.woff2`, letters: 'abc' }],
    ...facts,
  };
}
