import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { coloursOf } from '../../../src/settings/colours.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { folderWith } from '../folder-with.ts';

const usual = { colours: coloursOf({}), scheme: 'dark' };

it.each([
  ['', usual],
  ["colours:\n  ground: '#fff'", { colours: coloursOf({ ground: '#fff' }), scheme: 'light' }],
  ['colours: light', usual],
  ["colours:\n  ground: white\n  grnd: '#fff'", usual],
])('reads the looks of `%s`', (site, looks) => {
  const { root } = folderWith({ 'site.yaml': site });
  expect(readSettings(relative(process.cwd(), root))).toMatchObject(looks);
});

it.each(['artist: a: b\nlanguages:\n  - pl\n  - en\n', '\uFEFFlanguages:\r\n  - pl\r\n  - en\r\n'])(
  'reads the languages of %j, whatever is wrong beside them',
  (site) => {
    const { root } = folderWith({ 'site.yaml': site });
    const { languages } = readSettings(relative(process.cwd(), root));
    expect(languages.map(({ id, tag, name, prefix }) => [id, tag, name, prefix])).toEqual([
      ['pl', 'pl-PL', 'Polski', ''],
      ['en', 'en-US', 'English', '/en'],
    ]);
  },
);

it('reads languages and colours beside a field that makes the file unreadable', () => {
  const site = 'languages: [pl, en]\nartist: "Ada\ncolours:\n  ground: "#fff"\n';
  const { root } = folderWith({ 'site.yaml': site });
  const { languages, ...looks } = readSettings(relative(process.cwd(), root));
  expect(languages.map(({ id }) => id)).toEqual(['pl', 'en']);
  expect(looks).toEqual({ colours: coloursOf({ ground: '#fff' }), scheme: 'light' });
});

it('reads the usual where site.yaml is a folder', () => {
  const { root } = folderWith({ 'site.yaml/notes.txt': '' });
  expect(readSettings(relative(process.cwd(), root))).toMatchObject(usual);
});
