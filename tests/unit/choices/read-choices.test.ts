import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { coloursOf } from '../../../src/choices/colours.ts';
import { readChoices } from '../../../src/choices/read-choices.ts';
import { folderWith } from '../folder-with.ts';

const usual = { colours: coloursOf({}), scheme: 'dark' };

it.each([
  ['', usual],
  ['scheme: light', { ...usual, scheme: 'light' }],
  ["colours:\n  ground: '#fff'", { colours: coloursOf({ ground: '#fff' }), scheme: 'light' }],
  [
    "colours:\n  ground: '#fff'\nscheme: dark",
    { colours: coloursOf({ ground: '#fff' }), scheme: 'dark' },
  ],
  ['colours: light\nscheme: bright', usual],
  ["colours:\n  ground: white\n  grnd: '#fff'", usual],
])('reads the looks of `%s`', (site, looks) => {
  const { root } = folderWith({ 'site.yaml': site });
  expect(readChoices(relative(process.cwd(), root))).toMatchObject(looks);
});
