import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { unexpectedCharacters } from '../../../src/content/problem/unexpected-text.ts';
import { latin, latinExtended } from '../../../src/text/letters.ts';
import {
  fallbackFaces,
  fontFaceRules,
  fontFaces,
  preloadedFonts,
} from '../../../src/theme/fonts.ts';

const sample =
  'She listens with the bow, speaks with the baton and remembers with the pen. Escucha con el arco, habla con la batuta y recuerda con la pluma.';

const capitals = sample.toUpperCase();

// How wide, in em, the sample is in local fonts (Liberation has the widths of Times New Roman and Arial).
const localWidths: Readonly<Record<string, number>> = {
  'Noto Serif': 68.1,
  'Times New Roman': 57.03,
  'Noto Serif Italic': 66.15,
  'Times New Roman Italic': 57.32,
  Roboto: 63.23,
  Arial: 63.65,
};
const localWidthsOfCapitals: Readonly<Record<string, number>> = { Roboto: 77.37, Arial: 83.44 };

it.each(fallbackFaces)('gives $local.0 the room of weight $weight', async (fallback) => {
  const face = fontFaces.find(
    ({ family, style }) => isFor(fallback.family, family) && style === fallback.style,
  );
  const weight = fallback.weight === '400 600' ? 500 : Number(fallback.weight);
  const font = await open(face?.url ?? '', fallback.style === 'italic' ? undefined : weight);
  const isCapitals = fallback.weight === '500';
  const text = isCapitals ? capitals : sample;
  const local = isCapitals ? localWidthsOfCapitals : localWidths;
  const wanted = font.layout(text).advanceWidth / font.unitsPerEm;
  const width = wanted / (local[fallback.local[0] ?? ''] ?? 0);
  const [ascent, descent] = [font.ascent, -font.descent].map((each) => each / font.unitsPerEm);
  const measures = `src/theme/fonts.ts needs width ${width.toFixed(3)}, ascent ${ascent}, descent ${descent}`;
  // Faces are sized by all texts of their style, of which this is a sample.
  expect(Math.abs(fallback.width / width - 1), measures).toBeLessThan(0.01);
  expect([fallback.ascent, fallback.descent], measures).toEqual([ascent, descent]);
});

it.each(fontFaces)(
  'has a file for $family $style, $range, larger than what would be inlined',
  async ({ url }) => {
    expect((await readFile(pathOf(url))).length).toBeGreaterThan(4096);
  },
);

it('writes a rule for each font and each stand-in', () => {
  const rules = fontFaceRules();
  expect(rules.match(/@font-face\{[^{}]+\}/g)).toHaveLength(
    fontFaces.length + fallbackFaces.length,
  );
  expect(rules).toContain('font-display:swap');
});

it('preloads under 50 kB', async () => {
  const files = await Promise.all(preloadedFonts.map((url) => readFile(pathOf(url))));
  expect(files.reduce((total, { length }) => total + length, 0)).toBeLessThan(50_000);
});

it('draws every letter that content may hold without a warning, the marks of durations and quotations, and what is proposed', async () => {
  const [{ hint = '' } = {}] = unexpectedCharacters('\uF062');
  const proposed = [...hint.matchAll(/`(.)`/g)].map(([, sign]) => sign);
  const marks = `¿¡ºª«»“”‘’–—…•·×″′§©${proposed.join('')}`;
  const letters = (latin + latinExtended).match(/\p{L}/gu) ?? [];
  const faces = fontFaces.filter(({ family, style }) => family !== 'Figtree' && style === 'normal');
  const files = await Promise.all(
    faces.map(({ url }) => open(url, 500, `${letters.join('')}${marks}`)),
  );
  const undrawn = [...letters, ...Array.from(marks)].filter(
    (letter) => !files.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
  );
  // The micro sign is no letter of a name.
  expect(undrawn).toEqual(['µ']);
});

function isFor(fallback: string, family: string): boolean {
  return family.startsWith(fallback.replace(' fallback', ''));
}

function pathOf(url: string): string {
  return join(process.cwd(), url.replace(/\?.*$/, ''));
}

/** A font at a weight of those that it has, where it has several. */
async function open(
  url: string,
  weight: number | undefined,
  text = `${sample}${capitals}`,
): Promise<Font> {
  const file = await subsetFont(await readFile(pathOf(url)), text, {
    targetFormat: 'sfnt',
    ...(weight && { variationAxes: { wght: weight } }),
  });
  const font = create(file);
  if (!('layout' in font)) throw new Error(`${url} holds more than one font.`);
  return font;
}
