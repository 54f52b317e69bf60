import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFile } from '../../../../src/prerender/headers/replace-file.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replaced-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('writes a new file, and over one that is there', () => {
  const file = join(folder, 'site.conf');
  for (const text of ['one', 'two']) {
    replaceFile(file, text);
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
  expect(readdirSync(folder)).toEqual(['site.conf']);
});

test('follows a link to the file that it names', () => {
  const file = join(folder, 'site.conf');
  replaceFile(file, 'one');
  symlinkSync(file, join(folder, 'link'));
  replaceFile(join(folder, 'link'), 'two');
  expect(readFileSync(file, 'utf8')).toBe('two');
});

test('refuses what is no file', () => {
  mkdirSync(join(folder, 'site.conf'));
  expect(() => replaceFile(join(folder, 'site.conf'), '')).toThrow(/site\.conf` is not a file\.$/);
  expect(() => replaceFile('/dev/null', '')).toThrow('`/dev/null` is not a file.');
});

test('names the folder that is missing', () => {
  expect(() => replaceFile('nowhere/site.conf', '')).toThrow(
    'There is no folder `nowhere` to write into.',
  );
});

test('leaves the file and nothing else where writing fails', () => {
  // A name that may be, and that its staged copy’s is too long to be.
  const file = join(folder, 'a'.repeat(250));
  expect(() => replaceFile(file, 'text')).toThrow(/could not be written: ENAMETOOLONG/);
  expect(readdirSync(folder)).toEqual([]);
});
