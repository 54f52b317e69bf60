// Fonts that site.yaml refers to, in a library that is updated.
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { libraryWith } from './library-with.ts';
import { smallestContent } from './workspace.ts';

const font = readFileSync('src/theme/fonts/figtree-normal-latin.woff2');
const variableOtf = readFileSync('tests/fixtures/fonts/boxes.otf');
const site = `${String(smallestContent()['content/site.yaml'])}typefaces:\n  text:\n    upright: serif.woff2\n`;
const path = 'content/fonts/serif.woff2';

it('updates when a font is added, damaged and deleted', async () => {
  const { codes, problems, save } = await libraryWith({ 'content/site.yaml': site });
  expect(codes()).toEqual(['font-missing']);
  await save({ [path]: font });
  expect(codes()).toEqual([]);
  const unhinted = { targetFormat: 'woff2', noHinting: true } as const;
  const unmeasurable = await subsetFont(variableOtf, 'x', unhinted);
  for (const bytes of [font.subarray(0, 5000), unmeasurable]) {
    await save({ [path]: bytes });
    expect(problems()).toMatchObject([
      {
        line: 14,
        message:
          '`serif.woff2` has no font that can be read, or none with the letters from `a` to `z`.',
        hint: 'Use the complete typeface as a TTF, OTF or WOFF2 file, a variable one best as TTF. An archive or a collection (TTC) contains such files.',
      },
    ]);
  }
  await save({ [path]: undefined });
  expect(codes()).toEqual(['font-missing']);
});

it.each([
  ['is restricted', 0x2],
  ['must not be subset', 0x104],
])('warns of a font that %s, and uses it', async (_title, embedding) => {
  const bytes = await subsetFont(font, 'x', { targetFormat: 'sfnt' });
  bytes.writeUInt16BE(embedding, tableIn(bytes, 'OS/2') + 8);
  const { problems, library } = await libraryWith({ 'content/site.yaml': site, [path]: bytes });
  expect(problems()).toMatchObject([
    {
      line: 14,
      severity: 'warning',
      message:
        'The embedding bits (`fsType`) of `serif.woff2` forbid sending it, or a part of it, to visitors.',
      hint: 'Make sure that your licence permits its use on websites, or choose another typeface.',
    },
  ]);
  expect(library.current().content.site).toMatchObject({
    typefaces: { text: { upright: 'serif.woff2' } },
  });
});

it('ignores files that no field refers to, such as the licence of a font', async () => {
  const { codes } = await libraryWith({
    'content/fonts/OFL.txt': 'Free to use.',
    'content/fonts/old/serif.ttf': 'No font.',
  });
  expect(codes()).toEqual([]);
});

/** The offset of a table: https://learn.microsoft.com/typography/opentype/spec/otff#table-directory */
function tableIn(bytes: Buffer, tag: string): number {
  return bytes.readUInt32BE(bytes.indexOf(tag) + 8);
}
