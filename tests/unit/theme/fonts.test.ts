import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { unexpectedCharacters } from '../../../src/content/report/unexpected-text.ts';
import { latin, latinExtended } from '../../../src/text/letters.ts';
import { fontFaceRules } from '../../../src/theme/font-family.ts';
import { themeFonts } from '../../../src/theme/theme-fonts.ts';

const families = Object.values(themeFonts);

it.each(families.flatMap(({ name, faces }) => faces.map((face) => ({ name, ...face }))))(
  'has a file for $name $style, $range, larger than what would be inlined',
  async ({ url }) => {
    expect((await readFile(pathOf(url))).length).toBeGreaterThan(4096);
  },
);

it('writes a rule for each font and each stand-in', () => {
  const rules = fontFaceRules(families);
  expect(rules.match(/@font-face\{[^{}]+\}/g)).toHaveLength(
    families.flatMap(({ faces, fallbacks }) => [...faces, ...fallbacks]).length,
  );
  expect(rules).toContain('font-display:swap');
});

it('preloads under 50 kB', async () => {
  const files = await Promise.all(families.map(({ preloaded }) => readFile(pathOf(preloaded))));
  expect(files.reduce((total, { length }) => total + length, 0)).toBeLessThan(50_000);
});

it('draws every letter that content may hold without a warning, the marks of durations and quotations, and what is proposed', async () => {
  const [{ hint = '' } = {}] = unexpectedCharacters('\uF062');
  const proposed = [...hint.matchAll(/`(.)`/g)].map(([, sign]) => sign);
  const marks = `¿¡ºª«»“”‘’–—…•·×″′§©${proposed.join('')}`;
  const letters = (latin + latinExtended).match(/\p{L}/gu) ?? [];
  const faces = themeFonts.display.faces.filter(({ style }) => style === 'normal');
  const files = await Promise.all(faces.map(({ url }) => open(url, `${letters.join('')}${marks}`)));
  const undrawn = [...letters, ...Array.from(marks)].filter(
    (letter) => !files.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
  );
  // The micro sign is no letter of a name.
  expect(undrawn).toEqual(['µ']);
});

function pathOf(url: string): string {
  return join(process.cwd(), url.replace(/\?.*$/, ''));
}

/** The letters of a text that a font draws. */
async function open(url: string, text: string): Promise<Font> {
  const file = await subsetFont(await readFile(pathOf(url)), text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 500 },
  });
  const font = create(file);
  if (!('layout' in font)) throw new Error(`${url} holds more than one font.`);
  return font;
}
