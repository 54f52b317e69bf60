import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readErrorMessage, writeErrorMessage } from '../../../src/text/error-message.ts';

it.skipIf(process.platform !== 'linux')('reports that a disk is full', () => {
  expect.assertions(1);
  try {
    writeFileSync('/dev/full', 'a');
  } catch (error) {
    expect(writeErrorMessage(error, '/site')).toBe('Nothing is written: the disk is full.');
  }
});

it.each([
  ['open', 'content/a.mdx: there is no permission to write it.'],
  ['scandir', 'content/a.mdx: there is no permission to read it.'],
])('reports missing permissions of `%s` with a path below the project', (syscall, message) => {
  const properties = { code: 'EACCES', syscall, path: '/site/content/a.mdx' };
  expect(writeErrorMessage(Object.assign(new Error('EACCES'), properties), '/site')).toBe(message);
});

it.each([
  ['ENOENT', 'There is no file `a.csv`.'],
  ['EISDIR', '`a.csv` is a folder, not a file.'],
  ['EACCES', 'a.csv: there is no permission to read it.'],
])('reports after %s why a file can’t be read', (code, message) => {
  expect(readErrorMessage(Object.assign(new Error(code), { code }), 'a.csv')).toBe(message);
});

it('ignores other errors', () => {
  expect(writeErrorMessage(new TypeError('no'), '/site')).toBeUndefined();
});
