import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../../src/content/io/file-system.ts';
import { rooms } from '../../../src/pages/all.ts';
import { buildFiles } from '../../../src/page/build-files.ts';

test.each(rooms)('$name imports what a build runs only where it is asked for', ({ name }) => {
  const declaration = readFileSync(`src/pages/${name}/${basename(name)}.ts`, 'utf8');
  expect(declaration).not.toMatch(
    new RegExp(`^import (?!type )[^;]*'[^']*/(?:${buildFiles.join('|')})\\.ts'`, 'm'),
  );
});

/** Words of others, by which a room can't be found: only what is imported from its folder counts. */
const everyday: ReadonlySet<string> = new Set([
  'pages', // all of them
  'home', // the page to which error screens lead
  'media', // queries of CSS; pictures and sounds
  'custom', // a word of Node, Vite and Zod
  'recordings', // those of a work
]);

// Templates are content; the codes of all problems are one list, so that each is in it once.
const isExempt = /^src\/content\/(?:template\/|report\/problem-code\.ts$)/;

// What hosts are told, below `hosts/`, names the addresses of files.
const code = filesBelow('src')
  .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !isExempt.test(file))
  .map((file) => ({ file, text: withoutComments(readFileSync(file, 'utf8')) }));

const names = rooms.flatMap(({ name, collections = [] }) =>
  [...new Set([name, ...collections.map((each) => each.name)])].map((word) => ({ word, name })),
);

test.each(names)('$word, of the room $name, is hardly named outside of the rooms', (found) => {
  const { word, name } = found;
  const named = everyday.has(word)
    ? new RegExp(`pages/${name}/`)
    : new RegExp(`(?<![\\w-])${word}(?![\\w-])`);
  const files = code.filter(({ file, text }) => !file.startsWith('src/pages/') && named.test(text));
  expect(files.length, files.map(({ file }) => file).join('\n')).toBeLessThanOrEqual(2);
});

/** Comments say such words in other meanings, too. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\*\*.*?\*\/|^\s*\/\/[^\n]*$/gms, '');
}
