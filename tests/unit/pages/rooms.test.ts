import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../../src/content/files-below.ts';
import { rooms } from '../../../src/pages/all.ts';

test.each(rooms)('$name imports what a build runs only where it is asked for', ({ name }) => {
  const declaration = readFileSync(`src/pages/${name}/${basename(name)}.ts`, 'utf8');
  expect(declaration).not.toMatch(
    /^import (?!type )[^;]*'[^']*\/(?:data|files|mentions|presenters|search)\.ts'/m,
  );
});

/** Words of others, by which a room can't be found: only what is imported from its folder counts. */
const everyday: ReadonlySet<string> = new Set([
  'pages', // all of them
  'media', // queries of CSS; pictures and sounds
  'custom', // a word of Node, Vite and Zod
]);

// What hosts are told, below `hosts/`, names the addresses of files.
const code = filesBelow('src')
  .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !file.startsWith('src/content/template/'))
  .map((file) => ({ file, text: withoutComments(readFileSync(file, 'utf8')) }));

const names = rooms.flatMap(({ name, collections = [] }) =>
  [...new Set([name, ...collections.map((each) => each.name)])].map((word) => ({ word, name })),
);

test.each(names)('$word is named in three files at most outside of the room $name', (found) => {
  const { word, name } = found;
  const named = everyday.has(word)
    ? new RegExp(`(?:pages|\\.\\.?)/${name}/`)
    : new RegExp(`(?<!\\w)${word}(?!\\w)`);
  const files = code.filter(({ text }) => named.test(text)).map(({ file }) => file);
  const others = files.filter((file) => !file.startsWith(`src/pages/${name}/`));
  expect(others.length, others.join('\n')).toBeLessThanOrEqual(3);
});

/** Comments say such words in other meanings, too. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\*\*.*?\*\/|^\s*\/\/[^\n]*$/gms, '');
}
