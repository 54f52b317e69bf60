// A site that changes and grows: entries come and go, one more language, every example of the editors' guide.
import { join } from 'node:path';
import { blocksOf, readGuide } from '../unit/content/guide-blocks.ts';
import { addOneOfEach, takeOneOfEach } from './changes.ts';
import { expectGreen, test } from './copy.ts';

test('an entry taken from each collection, and another added, keep every check green', async ({
  copy,
}) => {
  takeOneOfEach(join(copy.root, 'content'));
  addOneOfEach(join(copy.root, 'content'));
  await expectGreen(copy);
});

test('one more language in part keeps every check green', async ({ copy }) => {
  // A language that hardly any site has already.
  const site = copy.read('content/site.yaml');
  copy.write({ 'content/site.yaml': site.replace(/^languages:\n(?:[ -].*\n)+/m, '$&  - eo\n') });
  copy.write({ 'content/eo/messages.yaml': 'nav:\n  press: Gazetaro\n' });
  await expectGreen(copy);
});

test('every example of the guide can be added at once', async ({ copy }) => {
  for (const { file, text } of blocksOf(readGuide())) if (file) copy.write({ [file]: text });
  await expectGreen(copy);
});
