import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { assumeType } from '../../../../src/assume-type.ts';
import type * as images from '../../../../src/content/images/index-images.ts';
import { copyProject } from '../../../project-folder.ts';

test('a picture keeps its name until the code that encodes it changes', async () => {
  const { root, read, write, remove } = copyProject();
  onTestFinished(remove);
  const module: unknown = await import(join(root, 'src/content/images/index-images.ts'));
  const { digestImage } = assumeType<typeof images>(module);
  const before = digestImage(Buffer.from('a picture'));
  expect(before).toMatch(/^[\da-f]{16}$/);
  expect(digestImage(Buffer.from('a picture'))).toBe(before);
  const file = 'src/content/images/encode.ts';
  write({ [file]: read(file).replace('.autoOrient()', '.autoOrient().sharpen()') });
  expect(digestImage(Buffer.from('a picture'))).not.toBe(before);
});
