import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readRefusalOf, refusalOf } from '../../../src/text/reason-of.ts';

it.skipIf(process.platform !== 'linux')('says that a disk is full', () => {
  expect.assertions(1);
  try {
    writeFileSync('/dev/full', 'a');
  } catch (error) {
    expect(refusalOf(error, '/site')).toBe('Nothing is written: the disk is full.');
  }
});

it.each([
  ['open', 'content/a.mdx: there is no permission to write it.'],
  ['scandir', 'content/a.mdx: there is no permission to read it.'],
])('says below the project what `%s` may not do', (syscall, message) => {
  const about = { code: 'EACCES', syscall, path: '/site/content/a.mdx' };
  expect(refusalOf(Object.assign(new Error('EACCES'), about), '/site')).toBe(message);
});

it.each([
  ['ENOENT', 'There is no file `a.csv`.'],
  ['EISDIR', '`a.csv` is a folder, and no file.'],
  ['EACCES', 'a.csv: there is no permission to read it.'],
])('says after %s why a file can not be read', (code, message) => {
  expect(readRefusalOf(Object.assign(new Error(code), { code }), 'a.csv')).toBe(message);
});

it('leaves other errors alone', () => {
  expect(refusalOf(new TypeError('no'), '/site')).toBeUndefined();
});
