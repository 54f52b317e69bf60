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

it('stores the widths of the theme’s fonts', async () => {
  const widthsOf = async (name: keyof typeof files) => (await typeface(name)).widths;
  const measured = {
    display: { normal: await widthsOf('display'), italic: await widthsOf('displayItalic') },
    text: { normal: await widthsOf('text'), italic: await widthsOf('text') },
  };
  const rounded: unknown = JSON.parse(
    JSON.stringify(measured, (_key, value: unknown) =>
      typeof value === 'number' ? Number(value.toFixed(4)) : value,
    ),
  );
  expect(rounded).toEqual(themeFontWidths);
});

it.each([
  ['display', { upright: await typeface('display'), italic: await typeface('displayItalic') }],
  ['text', { upright: await typeface('text') }],
] as const)(
  'gives the theme’s %s font, used as a custom font, the fallback metrics of the theme',
  (role, styles) => {
    const { fallbacks } = customFontFamily(role, styles, themeFonts[role]);
    const metricsOf = ({ width, ascent, descent }: FallbackFace) =>
      [width, ascent, descent].map((length) => length.toFixed(2));
    expect(fallbacks.map(metricsOf)).toEqual(themeFonts[role].fallbacks.map(metricsOf));
  },
);

it('scales a wide font down', async () => {
  const upright = await typeface('text');
  const { faces, xHeight } = customFontFamily('display', { upright }, themeFonts.display);
  // Figtree has 1.158 times the width of Cormorant Garamond in semibold.
  expect(faces).toMatchObject([{ weight: '400 600', style: 'normal' }]);
  expect(faces[0]?.metrics).toMatch(
    /^;size-adjust:86\.3%;ascent-override:95%;descent-override:25%;/,
  );
  expect(xHeight).toBeCloseTo(0.432, 3);
});

it('uses a separate bold file for bold text, and its width', async () => {
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

it('doesn’t scale a narrow font, and writes the URL and the range of its file', async () => {
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
])('converts the characters %s to %s', (letters, range) => {
  expect(toUnicodeRange(letters)).toBe(range);
});

async function typeface(name: keyof typeof files): Promise<FontFile> {
  const bytes = await readFile(join('src/theme/fonts', files[name]));
  const metadata = await readFont(bytes, 17);
  return {
    file: files[name],
    subsets: [{ address: `assets/${name}.woff2`, letters: 'abc' }],
    ...metadata,
  };
}
