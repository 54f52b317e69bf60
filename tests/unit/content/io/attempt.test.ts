import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { recoverWith } from '../../../../src/content/io/attempt.ts';

const vast = { width: 1e6, height: 1e6, channels: 4, background: 'red' } as const;
const large = { create: vast, limitInputPixels: false };

it.each<[string, () => Promise<unknown>]>([
  ['a wrong option', async () => sharp({ create: vast }).resize(-1)],
  ['a picture without room', () => sharp(large).raw().toBuffer()],
  ['no memory', async () => new ArrayBuffer(2 ** 52)],
  ['too many open files', () => Promise.reject(new Error('EMFILE: too many open files, open'))],
])('throws a failure of the machine or of the program: %s', async (_, task) => {
  await expect(task().catch(recoverWith('damaged'))).rejects.toThrow();
});

it.each<[string, () => Promise<unknown>]>([
  ['not a picture', () => sharp(Buffer.from('x')).metadata()],
  ['half a picture', () => sharp('tests/fixtures/images/file-truncated.png').stats()],
  ['a file that is gone', () => readFile('gone.jpg')],
])('reads any other error as one of a file: %s', async (_, task) => {
  expect(await task().catch(recoverWith('damaged'))).toBe('damaged');
});
