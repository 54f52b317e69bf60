import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileSizeWarnings } from '../../../src/build/staging.ts';
import { folderWith } from '../folder-with.ts';

it('warns of each file that is too large for a host', () => {
  const { root } = folderWith({ 'kit/a.jpg': '', 'press-kit.zip': '' });
  truncateSync(join(root, 'kit/a.jpg'), 25 * 2 ** 20 - 1);
  truncateSync(join(root, 'press-kit.zip'), 31.5 * 2 ** 20);
  expect(fileSizeWarnings(root)).toEqual([
    '`press-kit.zip` has 31 MiB. Cloudflare Pages publishes no site with a file above 25 MiB: save it smaller.',
  ]);
});
