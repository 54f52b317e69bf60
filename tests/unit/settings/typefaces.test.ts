import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { fontCoverage } from '../../../src/settings/font-coverage.ts';
import { readFont, subset } from '../../../src/settings/read-font.ts';
import { typefaceRules } from '../../../src/settings/typeface-rules.ts';
import { subsetsOf, readTypefaces } from '../../../src/settings/typefaces.ts';
import { cyrillic, latin } from '../../../src/text/letters.ts';
import { wordWithoutGlyphs } from '../../../src/content/report/unexpected-text.ts';
import type { Files } from '../../folder.ts';
import { folderWith } from '../folder-with.ts';

const variable = themeFont('figtree-normal-latin');
const serif = themeFont('cormorant-garamond-normal-latin');
const serifItalic = themeFont('cormorant-garamond-italic-latin');
const fixed = await subsetFont(variable, 'abcxyz ', {
  targetFormat: 'sfnt',
  variationAxes: { wght: 500 },
});

it('reads the fonts of site.yaml with their letters and their weights', async () => {
  const { display, text } = await read(
    'display:\n    upright: serif.woff2\n    italic: fonts/serif-italic.woff2\n  text:\n    upright: fixed.ttf\n    bold: serif.woff2',
  );
  const namesOf = (typeface: typeof text) =>
    [typeface?.upright, typeface?.italic, typeface?.bold].map((font) => font?.file);
  expect(namesOf(display)).toEqual(['serif.woff2', 'serif-italic.woff2', undefined]);
  expect(namesOf(text)).toEqual(['fixed.ttf', undefined, 'serif.woff2']);
  expect(display?.upright.weights).toEqual([400, 600]);
  expect(display?.upright.axes).toEqual({ wght: { min: 400, max: 600 } });
  expect(text?.upright).toMatchObject({ weights: [500, 500], axes: {}, ascent: 0.95 });
  expect(text?.upright.subsets.map(({ letters }) => letters)).toEqual([' abcxyz']);
  const address = text?.upright.subsets[0]?.address;
  expect(address).toMatch(/^assets\/fixed-[\da-f]{8}\.woff2$/);
  const other = await read('text:\n    upright: fixed.ttf', { 'fonts/fixed.ttf': variable });
  expect(other.text?.upright.subsets[0]?.address).not.toBe(address);
});

it.each([
  ['is missing', 'display:\n    upright: none.ttf'],
  ['isn’t a font', 'display:\n    upright: site.ttf'],
  ['has no Latin letters', 'display:\n    upright: extended.woff2'],
  ['has no upright', 'display:\n    italic: serif-italic.woff2'],
  ['is a word', 'serif'],
  ['is a list', '[serif.woff2]'],
])('falls back to the theme for what %s', async (_, typefaces) => {
  expect(await read(typefaces, { 'fonts/site.ttf': 'No font.' })).toEqual({});
});

it('divides a font into subsets by alphabet, Latin first, whatever the texts are', () => {
  expect(subsetsOf('Ж↑ŁбaقΩ')).toEqual(['a↑', 'Ł', 'Ω', 'Жб', 'ق']);
  expect(subsetsOf('a')).toEqual(['a']);
});

it('makes a subset of a font in WOFF2', async () => {
  const bytes = await subset(serif, 'abcx', { wght: { min: 400, max: 600 } });
  expect(bytes.toString('latin1', 0, 4)).toBe('wOF2');
  expect(bytes.length).toBeLessThan(serif.length / 4);
  expect(await readFont(bytes, 17)).toMatchObject({ letters: 'abcx', weights: [400, 600] });
});

// Each fixture has the letters of one word, with the widths of the complete font.
it.each([
  ['Arabic', 'noto-naskh-arabic', 'السلام', 2212],
  ['Devanagari', 'noto-sans-devanagari', 'क्षत्रिय', 2108],
])('preserves how letters join in %s', async (_, name, word, width) => {
  const bytes = await subset(fixture(`${name}.woff2`), word, {});
  expect(open(bytes).layout(word).advanceWidth).toBe(width);
});

it('preserves the weights and the bounding box of a variable font with CFF2 outlines', async () => {
  const bytes = fixture('boxes.otf');
  const { axes, weights } = await readFont(bytes, 17);
  const font = open(
    await subsetFont(await subset(bytes, 'ax', axes), 'ax', { targetFormat: 'sfnt' }),
  );
  expect(weights).toEqual([400, 600]);
  expect(font.variationAxes['wght']).toMatchObject({ min: 200, max: 900 });
  expect(font.bbox).toMatchObject({ minX: 50, minY: 0, maxX: 350, maxY: 700 });
});

it('reports which letters of a word typefaces lack, and which typefaces', async () => {
  const fonts = fontCoverage(
    await read('display:\n    upright: serif.woff2\n  text:\n    upright: fixed.ttf'),
    [],
  );
  expect(wordWithoutGlyphs('abc Çay bcd', false, fonts)).toEqual({
    start: 4,
    end: 7,
    code: 'text-incomplete',
    severity: 'warning',
    message: '`fixed.ttf` lacks `Ç` of `Çay`: visitors see them in another font.',
    hint: 'Write it in other letters, or choose a typeface that has them.',
  });
  expect(wordWithoutGlyphs('<Lang of="pl">dąb</Lang> dąb', true, fonts)).toMatchObject({
    start: 25,
    message:
      '`serif.woff2`, `fixed.ttf` lack `ą`, `d` of `dąb`: visitors see them in another font.',
    hint: 'Write it in other letters, or name its language: `<Lang of="…">dąb</Lang>`, or choose a typeface that has them.',
  });
});

it.each([
  ['cab', 'text:\n    upright: fixed.ttf', []],
  ['aё', 'text:\n    upright: fixed.ttf', [], 'text-incomplete'],
  ['ёж', 'text:\n    upright: fixed.ttf', [], 'text-undrawn'],
  // Languages that a typeface lacks have a separate warning.
  ['Заря', '', ['en', 'el'], 'text-undrawn'],
  ['Заря', '', ['en', 'ru']],
  ['Nguyễn', '', ['en', 'vi']],
  ['Ὀρχήστρα', '', ['en', 'ru'], 'text-undrawn'],
])(
  'finds in %s with the typefaces %j on a site in %j %s',
  async (word, typefaces, tags, code = '') => {
    const fonts = fontCoverage(typefaces ? await read(typefaces) : {}, tags);
    expect(wordWithoutGlyphs(word, false, fonts)?.code ?? '').toBe(code);
  },
);

it('warns once of an owner’s fonts that lack languages, and not of those that have them', async () => {
  const { upright } = (await read('text:\n    upright: fixed.ttf')).text ?? {};
  if (!upright) throw new Error('The font can’t be read.');
  const fontWith = (file: string, letters: string) => ({
    ...upright,
    file,
    subsets: [{ address: '', letters }],
  });
  const [all, narrow] = [fontWith('all.ttf', latin + cyrillic), fontWith('narrow.ttf', latin)];
  const languages = [{ id: 'en' }, { id: 'ru' }, { id: 'uk' }];
  const site = { url: 'https://example.org/', images: {}, languages };
  const content = { folder: 'content', entries: [], messages: new Map(), site };
  const display = { upright: all };
  expect(typefaceRules(content, { display, text: { upright: all } })).toEqual([]);
  const issues = typefaceRules(content, { display, text: { upright: all, italic: narrow } });
  expect(issues.map(({ path, message }) => [path.join('.'), message.split(':')[0]])).toEqual([
    ['languages.1', '`narrow.ttf` lacks letters of Russian and Ukrainian'],
  ]);
});

/** The typefaces of a content folder with fonts. */
async function read(typefaces: string, files: Files = {}) {
  const { root } = folderWith({
    'site.yaml': `typefaces:\n  ${typefaces}\n`,
    'fonts/serif.woff2': serif,
    'fonts/serif-italic.woff2': serifItalic,
    'fonts/fixed.ttf': fixed,
    'fonts/extended.woff2': themeFont('figtree-normal-latin-ext'),
    ...files,
  });
  return readTypefaces(relative(process.cwd(), root));
}

/** A font with its licence in it: `noto-…` is a part of Noto (SIL Open Font License), `boxes.otf` was made for these tests. */
function fixture(name: string): Buffer {
  return readFileSync(join('tests/fixtures/fonts', name));
}

function open(bytes: Buffer): Font {
  const font = create(bytes);
  if (!('layout' in font)) throw new Error('It is more than one font.');
  return font;
}

function themeFont(name: string): Buffer {
  return readFileSync(join('src/theme/fonts', `${name}.woff2`));
}
