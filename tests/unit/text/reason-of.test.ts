import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { refusalOf } from '../../../src/text/reason-of.ts';
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
