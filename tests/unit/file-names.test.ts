// Whoever clones the project, on whatever system, gets every file.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectFiles } from '../project-files.ts';

/** The project's files, without content, whose names are up to editors. */
const files = projectFiles().filter((file) => !file.startsWith('content/'));

// https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?:\.|$)/i;
const forbidden = /[<>:"|?*\\\p{Cc}]|[. ]$/u;
/** How long a path in the project may be: Windows allows 260 characters, including the folder of the clone. */
const longest = 160;

it('has no name that Windows reserves or forbids, and no path that is too long', () => {
  expect(files.length).toBeGreaterThan(500);
  const isWrong = (part: string) => reserved.test(part) || forbidden.test(part);
  const wrong = files.filter((file) => file.length > longest || file.split('/').some(isWrong));
  expect(wrong).toEqual([]);
});

it('has no names that differ only in case or in the normalization of accents', () => {
  const folders = files.flatMap((file) =>
    Array.from(file.matchAll(/\//g), ({ index }) => file.slice(0, index)),
  );
  const paths = [...new Set([...folders, ...files])];
  const folded = paths.map((path) => path.normalize('NFC').toLowerCase());
  expect(paths.filter((_, index) => folded.indexOf(folded[index] ?? '') !== index)).toEqual([]);
});

it('has the same line endings on every system, except in fixtures that need others', () => {
  const isText =
    /^(?:src|tests\/(?!fixtures|golden)).*\.(?:tsx?|mjs|mdx?|json|ya?ml|html|css|txt)$/;
  const texts = files.filter((file) => isText.test(file));
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((file) => readFileSync(file, 'utf8').includes('\r'))).toEqual([]);
});
