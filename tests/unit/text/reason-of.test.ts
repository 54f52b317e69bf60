import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRefusalOf, refusalOf } from '../../../src/text/reason-of.ts';
import { folderWith } from '../folder-with.ts';

function failureOf(task: () => void): unknown {
  try {
    task();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing failed.');
}

it.skipIf(process.platform !== 'linux')('says that a disk is full', () => {
  const error = failureOf(() => writeFileSync('/dev/full', 'a'));
  expect(refusalOf(error, '/site')).toBe('Nothing is written: the disk is full.');
});

it('names the file below the project that can not be written', () => {
  const { root } = folderWith({});
  const error = failureOf(() => mkdirSync(join(root, 'content'), { mode: 0o500 }) ?? refuse(root));
  expect(refusalOf(error, root)).toBe('content/a.mdx: there is no permission to write it.');
});

it('tells a folder that can not be listed from a file that can not be written', () => {
  const error = Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'scandir' });
  expect(refusalOf(Object.assign(error, { path: '/site/content' }), '/site')).toBe(
    'content: there is no permission to read it.',
  );
});

it.each([
  ['ENOENT', 'There is no file `a.csv`.'],
  ['EISDIR', '`a.csv` is a folder, and no file.'],
  ['EACCES', 'a.csv: there is no permission to read it.'],
])('says after %s why a file can not be read', (code, message) => {
  expect(readRefusalOf(Object.assign(new Error(code), { code }), 'a.csv')).toBe(message);
});

/** What Node throws, also where the tests run as a user who may write anywhere. */
function refuse(root: string): never {
  const path = join(root, 'content/a.mdx');
  throw Object.assign(new Error(`EACCES: permission denied, open '${path}'`), {
    code: 'EACCES',
    path,
  });
}

it('leaves other errors alone', () => {
  expect(refusalOf(new TypeError('no'), '/site')).toBeUndefined();
});
