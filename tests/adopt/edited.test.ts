// An editor adds entries, and takes some away: every check stays green without a change to any test.
import { join } from 'node:path';
import { afterEach, test } from 'vitest';
import { addOneOfEach, takeOneOfEach } from './changes.ts';
import { makeCopy, type Copy } from './copy.ts';
import { expectGreen } from './expect-green.ts';

let copy: Copy;

afterEach(() => copy.remove());

test('an entry taken from each collection, and another added, keep every check green', async () => {
  copy = makeCopy();
  takeOneOfEach(join(copy.folder, 'content'));
  addOneOfEach(join(copy.folder, 'content'));
  await expectGreen(copy);
});
