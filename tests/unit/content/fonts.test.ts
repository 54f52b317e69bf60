// Fonts that site.yaml names, in a library that is kept up to date.
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { openLibrary } from '../../../src/content/library.ts';
import { siteModel } from '../../../src/pages/all.ts';
import { smallestContent, workspaceWith } from './workspace.ts';

const font = readFileSync('src/theme/fonts/figtree-normal-latin.woff2');
const variableOtf = readFileSync('tests/fixtures/fonts/boxes.otf');
const { 'content/site.yaml': smallestSite } = smallestContent();
const site = `${String(smallestSite)}typefaces:\n  text:\n    upright: serif.woff2\n`;

it('follows a font that comes, is damaged and goes', async () => {
  const { root, write } = workspaceWith({ 'content/site.yaml': site });
  const library = await openLibrary({ root, folder: 'content', model: siteModel });
  const problems = () =>
    library
      .current()
      .problems.map(({ file, line, message, hint }) => [`${file}:${line}`, message, hint]);
  const missing = [
    'content/site.yaml:14',
    'There is no font `serif.woff2` in content/fonts.',
    'Put the file there.',
  ];
  expect(problems()).toEqual([missing]);
  const path = 'fonts/serif.woff2';
  write({ [`content/${path}`]: font });
  await library.update([path]);
  expect(problems()).toEqual([]);
  const unhinted = { targetFormat: 'woff2', noHinting: true } as const;
  const unmeasurable = await subsetFont(variableOtf, 'x', unhinted);
  for (const bytes of [font.subarray(0, 5000), unmeasurable]) {
    write({ [`content/${path}`]: bytes });
    await library.update([path]);
    expect(problems()).toEqual([
      [
        'content/site.yaml:14',
        '`serif.woff2` holds no font that can be read, or none with the letters from `a` to `z`.',
        'Take the whole typeface as a TTF, OTF or WOFF2 file, a variable one best as TTF; an archive or a collection (TTC) has such files in it.',
      ],
    ]);
  }
  write({ [`content/${path}`]: undefined });
  await library.update([path]);
  expect(problems()).toEqual([missing]);
});

it.each([
  ['is restricted', 0x2],
  ['must not be subset', 0x104],
])('warns of a font that %s, and uses it', async (_, embedding) => {
  const bytes = await subsetFont(font, 'x', { targetFormat: 'sfnt' });
  bytes.writeUInt16BE(embedding, tableIn(bytes, 'OS/2') + 8);
  const { root } = workspaceWith({
    'content/site.yaml': site,
    'content/fonts/serif.woff2': bytes,
  });
  const { problems, content } = (
    await openLibrary({ root, folder: 'content', model: siteModel })
  ).current();
  expect(problems).toMatchObject([
    {
      line: 14,
      severity: 'warning',
      message:
        'The embedding bits (`fsType`) of `serif.woff2` forbid sending it to visitors, or sending only a part of it.',
      hint: 'Make sure that your licence permits its use on websites, or choose another typeface.',
    },
  ]);
  expect(content.site).toMatchObject({ typefaces: { text: { upright: 'serif.woff2' } } });
});

it('says nothing of what no field names, such as the licence of a font', async () => {
  const { root } = workspaceWith({
    'content/fonts/OFL.txt': 'Free to use.',
    'content/fonts/old/serif.ttf': 'No font.',
  });
  const library = await openLibrary({ root, folder: 'content', model: siteModel });
  expect(library.current().problems).toEqual([]);
});

/** Where a table begins: https://learn.microsoft.com/typography/opentype/spec/otff#table-directory */
function tableIn(bytes: Buffer, tag: string): number {
  return bytes.readUInt32BE(bytes.indexOf(tag) + 8);
}
