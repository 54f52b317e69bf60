import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { unexpectedCharacters } from '../../../src/content/report/unexpected-text.ts';
import { defaultTag } from '../../../src/text/language-tag.ts';
import { latin, latinExtended, vietnamese } from '../../../src/text/letters.ts';
import { familiesOf, preloadUrlsOf, fontStacksOf } from '../../../src/theme/fonts.ts';
import { themeFonts } from '../../../src/theme/theme-fonts.ts';

/** The letters of Russian, Ukrainian, Belarusian, Serbian, Macedonian, Kazakh, Tatar, Bashkir, Tajik and Mongolian. */
const cyrillic = `${String.fromCodePoint(...Array.from({ length: 0x60 }, (_item, index) => 0x400 + index))}ҐґҒғҖҗҘҙҚқҠҡҢңҪҫҮүҰұҲҳҶҷҺһӘәӢӣӨөӮӯ`;

const familiesByRole = familiesOf({}, languagesOf('en', 'ru', 'vi'));
const families = Object.values(familiesByRole);

it.each(families.flatMap(({ name, faces }) => faces.map((face) => ({ name, ...face }))))(
  'has a file for $name $style, $range, above the size limit for inlining',
  async ({ url }) => {
    expect((await readFile(pathOf(url))).length).toBeGreaterThan(4096);
  },
);

it('preloads under 50 kB', async () => {
  const files = await Promise.all(families.map(({ preloaded }) => readFile(pathOf(preloaded))));
  expect(files.reduce((total, { length }) => total + length, 0)).toBeLessThan(50_000);
});

const arial = { '--sans': 'Arial, system-ui, sans-serif' };
const times = { '--serif': "'Cormorant fallback', Georgia, serif" };
const upright = { '--emphasis-size': '1em', '--emphasis-style': 'normal' };
const generic = { '--serif': 'serif', ...upright, '--sans': 'sans-serif' };
const [serif, sans] = ['cormorant-garamond-normal-', 'figtree-normal-'];

it.each<[string, object, readonly string[], readonly string[]]>([
  ['en', {}, [`${serif}latin`, `${sans}latin`], []],
  ['pl', {}, [`${serif}latin`, `${sans}latin`], []],
  ['ru', arial, [`${serif}latin`, `${serif}cyrillic`], ['cyrillic', 'cyrillic-ext']],
  ['kk', arial, [`${serif}latin`, `${serif}cyrillic`], ['cyrillic', 'cyrillic-ext']],
  ['vi', arial, [`${serif}latin`, `${serif}vietnamese`], ['vietnamese']],
  ['el', { ...times, ...arial }, [], []],
  ['he', { ...times, ...upright, ...arial }, [], []],
  ['ar', generic, [], []],
  ['ja', generic, [], []],
])(
  'pages in %s have the substitute stacks %j, preload %j, and need the subsets %j in addition to Latin',
  (id, stack, preloaded, subsets) => {
    const languages = languagesOf('en', id);
    const { display, text } = familiesOf({}, languages);
    const languageStacks = Object.entries(fontStacksOf({ display, text }, languages)).slice(3);
    expect(languageStacks).toEqual(
      Object.keys(stack).length > 0 ? [[`:root[lang=${id}]`, stack]] : [],
    );
    const preloads = languages.map((language) => preloadUrlsOf({ display, text }, language)).at(-1);
    expect(preloads?.map((url) => /([\w-]+)\.woff2/.exec(url)?.[1])).toEqual(preloaded);
    expect(text.faces).toEqual(themeFonts.text.faces);
    const extraFaces = display.faces.slice(themeFonts.display.faces.length);
    expect(
      extraFaces.map(({ url }) => /-((?:normal|italic)-[\w-]+)\.woff2/.exec(url)?.[1]),
    ).toEqual(['normal', 'italic'].flatMap((style) => subsets.map((name) => `${style}-${name}`)));
  },
);

it('has glyphs for every letter allowed without a warning, for the marks of durations and quotations, and for the proposed characters', async () => {
  const [{ hint = '' } = {}] = unexpectedCharacters('\uF062');
  const proposed = [...hint.matchAll(/`(.)`/g)].map(([, character]) => character);
  const marks = `¿¡ºª«»“”‘’–—…•·×″′§©${proposed.join('')}`;
  const letters = `${latin}${latinExtended}${cyrillic}${vietnamese}`.match(/\p{L}/gu) ?? [];
  const faces = familiesByRole.display.faces.filter(({ style }) => style === 'normal');
  const files = await Promise.all(faces.map(({ url }) => open(url, `${letters.join('')}${marks}`)));
  const missing = [...letters, ...Array.from(marks)].filter(
    (letter) => !files.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
  );
  // The micro sign isn't used in names.
  expect(missing).toEqual(['µ']);
});

function languagesOf(...ids: readonly string[]) {
  return ids.map((id) => ({ id, tag: defaultTag(id), name: id, prefix: `/${id}` }) as const);
}

function pathOf(url: string): string {
  return join(process.cwd(), url.replace(/\?.*$/, ''));
}

/** A font reduced to the characters of a text. */
async function open(url: string, text: string): Promise<Font> {
  const file = await subsetFont(await readFile(pathOf(url)), text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 500 },
  });
  const font = create(file);
  if (!('layout' in font)) throw new Error(`${url} contains more than one font.`);
  return font;
}
