// A site that changes and grows: entries come and go, one more language, every example of the editors' guide.
import { join } from 'node:path';
import { isSeq } from 'yaml';
import { defaultLocale } from '../../src/locales.ts';
import { blocksOf, readGuide } from '../unit/content/guide-blocks.ts';
import { addOneOfEach, editSite, takeOneOfEach } from './changes.ts';
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
  editSite(join(copy.root, 'content'), (site) => {
    const languages = site.get('languages');
    if (isSeq(languages)) languages.add('eo');
    else site.set('languages', [defaultLocale, 'eo']);
  });
  copy.write({ 'content/eo/messages.yaml': 'nav:\n  press: Gazetaro\n' });
  await expectGreen(copy);
});

test('every example of the guide can be added at once', async ({ copy }) => {
  for (const { file, text } of blocksOf(readGuide())) if (file) copy.write({ [file]: text });
  await expectGreen(copy);
});
