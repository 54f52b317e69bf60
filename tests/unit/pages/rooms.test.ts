import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../../src/content/files-below.ts';
import { rooms } from '../../../src/pages/all.ts';
import type { Room } from '../../../src/site/room.ts';

test.each(rooms)('$name imports what a build runs only where it is asked for', ({ name }) => {
  const declaration = readFileSync(`src/pages/${name}/${name}.ts`, 'utf8');
  expect(declaration).not.toMatch(
    /^import (?!type )[^;]*'[^']*\/(?:data|files|presenters|search)\.ts'/m,
  );
});

/** The name of a collection that says little by itself. */
const everyday = 'pages';

/** These have the words for something else: a condition of screens, the mark of a network, a kind of contact. */
const homonyms: ReadonlySet<string> = new Set([
  'src/pages/contact/contacts.tsx',
  'src/site/profile.ts',
  'src/site/page.ts',
  'src/site/shell-data.ts',
  'src/ui/icons.tsx',
  'src/ui/picture.tsx',
]);

const code = filesBelow('src')
  .filter((file) => /\.tsx?$/.test(file) && !homonyms.has(file))
  .map((file) => ({ file, text: withoutComments(readFileSync(file, 'utf8')) }));

test.each(rooms)('$name is named in three folders at most besides the list of rooms', (room) => {
  const own = `src/pages/${room.name}`;
  const named = namesOf(room);
  const files = code.filter(({ text }) => named.test(text)).map(({ file }) => file);
  const others = files.filter((file) => !file.startsWith(`${own}/`));
  const folders = new Set(others.map(dirname));
  folders.delete('src/pages');
  expect(folders.size, others.join('\n')).toBeLessThanOrEqual(3);
});

/** An import from its folder, and in quotes its name, that of a collection, or one of its texts. */
function namesOf({ name, collections = [], texts }: Room): RegExp {
  const names = [name, ...collections.map((each) => each.name)].filter((each) => each !== everyday);
  const quoted = [...names, ...Object.keys(texts?.rows ?? {})].join('|').replaceAll('.', '\\.');
  return new RegExp(`(?:pages|\\.\\.)/${name}/|'(?:${quoted})'`, 'm');
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*\*.*?\*\/|^\s*\/\/[^\n]*$/gms, '');
}
