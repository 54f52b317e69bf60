import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { recoverWith } from '../../../../src/content/io/attempt.ts';

const hugeImage = { width: 1e6, height: 1e6, channels: 4, background: 'red' } as const;
const unlimited = { create: hugeImage, limitInputPixels: false };

it.each<[string, () => Promise<unknown>]>([
  ['a wrong option', async () => sharp({ create: hugeImage }).resize(-1)],
  ['a picture larger than memory', () => sharp(unlimited).raw().toBuffer()],
  ['no memory', async () => new ArrayBuffer(2 ** 52)],
  ['too many open files', () => Promise.reject(new Error('EMFILE: too many open files, open'))],
])('rethrows a failure of the machine or of the program: %s', async (_, task) => {
  await expect(task().catch(recoverWith('damaged'))).rejects.toThrow();
});

it.each<[string, () => Promise<unknown>]>([
  ['not a picture', () => sharp(Buffer.from('x')).metadata()],
  ['half a picture', () => sharp('tests/fixtures/images/file-truncated.png').stats()],
  ['a file that is gone', () => readFile('gone.jpg')],
])('recovers from any other error as one of a file: %s', async (_, task) => {
  expect(await task().catch(recoverWith('damaged'))).toBe('damaged');
});
