// A site that changes and grows: entries come and go, one more language, every example of the editors' guide.
import { join } from 'node:path';
import { isSeq } from 'yaml';
import { defaultLocale } from '../../src/locales.ts';
import { blocksOf, readGuide } from '../unit/content/guide-blocks.ts';
import { addOneOfEach, editSite, takeOneOfEach } from './changes.ts';
import { expectGreen, test } from './copy.ts';

test('entries that come and go, a language in part and every example of the guide keep all checks green', async ({
  copy,
}) => {
  const content = join(copy.root, 'content');
  for (const { file, text } of blocksOf(readGuide())) if (file) copy.write({ [file]: text });
  takeOneOfEach(content);
  addOneOfEach(content);
  // A language that hardly any site has already.
  editSite(content, (site) => {
    const languages = site.get('languages');
    if (isSeq(languages)) languages.add('eo');
    else site.set('languages', [defaultLocale, 'eo']);
  });
  copy.write({ 'content/eo/messages.yaml': 'nav:\n  press: Gazetaro\n' });
  await expectGreen(copy);
});
