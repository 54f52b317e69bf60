import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { coloursOf } from '../../../src/settings/colours.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import type { Files } from '../../folder.ts';
import { folderWith } from '../folder-with.ts';

function settingsIn(files: Files) {
  return readSettings(relative(process.cwd(), folderWith(files).root));
}

const defaults = { colours: coloursOf({}), scheme: 'dark' };
const white = { colours: coloursOf({ ground: '#fff' }), scheme: 'light' };

it.each([
  ['', defaults],
  ["colours:\n  ground: '#fff'", white],
  ['colours: light', defaults],
  ["colours:\n  ground: white\n  text: rgb(0 0 0 / .5)\n  raised: '#fff'", defaults],
  // Next to a field that makes the file unreadable.
  ['artist: "Ada\ncolours:\n  ground: "#fff"\n', white],
])('reads the looks of %j', (site, looks) => {
  expect(settingsIn({ 'site.yaml': site })).toMatchObject(looks);
});

it('reads the defaults if site.yaml is a folder', () => {
  expect(settingsIn({ 'site.yaml/notes.txt': '' })).toMatchObject(defaults);
});

it.each([
  'artist: a: b\nlanguages:\n  - pl\n  - en\n',
  '\uFEFFlanguages:\r\n  - pl\r\n  - en\r\n',
  'languages: [pl, en]\nartist: "Ada\n',
])('reads the languages of %j, whatever else is wrong', (site) => {
  const { languages } = settingsIn({ 'site.yaml': site });
  expect(languages.map(({ id, tag, name, prefix }) => [id, tag, name, prefix])).toEqual([
    ['pl', 'pl-PL', 'Polski', ''],
    ['en', 'en-US', 'English', '/en'],
  ]);
});
