import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../../src/content/io/file-system.ts';
import { rooms } from '../../../src/pages/all.ts';
import { buildFiles } from '../../../src/page/build-files.ts';

test.each(rooms)('$name imports its build-only files dynamically', ({ name }) => {
  const declaration = readFileSync(`src/pages/${name}/${basename(name)}.ts`, 'utf8');
  expect(declaration).not.toMatch(
    new RegExp(`^import (?!type )[^;]*'[^']*/(?:${buildFiles.join('|')})\\.ts'`, 'm'),
  );
});

/** Names of rooms that have other meanings too: only imports from their folders count. */
const ambiguousNames: ReadonlySet<string> = new Set([
  'pages', // any pages
  'home', // the page to which error screens lead
  'media', // CSS queries; pictures and sounds
  'custom', // an API name of Node, Vite and Zod
  'recordings', // those of a work
]);

// Templates are content; the codes of all problems are one list, which ensures that they are unique.
const isExempt = /^src\/content\/(?:template\/|report\/problem-code\.ts$)/;

// Without src/hosts/, whose configuration contains addresses of files.
const code = filesBelow('src')
  .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !isExempt.test(file))
  .map((file) => ({ file, text: withoutComments(readFileSync(file, 'utf8')) }));

const names = rooms.flatMap(({ name, collections = [] }) =>
  [...new Set([name, ...collections.map((collection) => collection.name)])].map((word) => ({
    word,
    name,
  })),
);

test.each(names)(
  '$word, of the room $name, is in at most two files outside of rooms',
  ({ word, name }) => {
    const pattern = ambiguousNames.has(word)
      ? new RegExp(`pages/${name}/`)
      : new RegExp(`(?<![\\w-])${word}(?![\\w-])`);
    const files = code.filter(
      ({ file, text }) => !file.startsWith('src/pages/') && pattern.test(text),
    );
    expect(files.length, files.map(({ file }) => file).join('\n')).toBeLessThanOrEqual(2);
  },
);

/** Comments use such words in other meanings, too. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\*\*.*?\*\/|^\s*\/\/[^\n]*$/gms, '');
}
