// Whoever clones the project, on whatever system, gets every file.
import { expect, it } from 'vitest';
import { projectFiles } from '../project-files.ts';

/** The project's files. Content is for editors to name. */
const files = projectFiles().filter((file) => !file.startsWith('content/'));

// https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?:\.|$)/i;
const forbidden = /[<>:"|?*\\\p{Cc}]|[. ]$/u;
/** What of Windows' 260 characters is left below the folder of a project. */
const longest = 160;

it('has no name that Windows reserves or forbids', () => {
  expect(files.length).toBeGreaterThan(500);
  const parts = files.flatMap((file) => file.split('/').map((part) => [part, file] as const));
  const wrong = parts.filter(([part]) => reserved.test(part) || forbidden.test(part));
  expect(wrong.map(([, file]) => file)).toEqual([]);
});

it('has no two names that differ in capitals or in how their accents are written alone', () => {
  const paths = [...new Set(files.flatMap((file) => [...foldersOf(file), file]))];
  const folded = paths.map((path) => path.normalize('NFC').toLowerCase());
  expect(paths.filter((_, index) => folded.indexOf(folded[index] ?? '') !== index)).toEqual([]);
});

it('has no path that is too long', () => {
  expect(files.filter((file) => file.length > longest)).toEqual([]);
});

function foldersOf(file: string): string[] {
  return Array.from(file.matchAll(/\//g), ({ index }) => file.slice(0, index));
}
