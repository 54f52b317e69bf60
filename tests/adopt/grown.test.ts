// A site that changes and grows: entries come and go, one more language, every example of the editors' guide.
import { join } from 'node:path';
import { blocksOf, readGuide } from '../unit/content/guide-blocks.ts';
import { addOneOfEach, takeOneOfEach } from './changes.ts';
import { expectGreen, test, type Copy } from './copy.ts';

test('an entry taken from each collection, and another added, keep every check green', async ({
  copy,
}) => {
  takeOneOfEach(join(copy.root, 'content'));
  addOneOfEach(join(copy.root, 'content'));
  await expectGreen(copy);
});

/** Adds a language that hardly any site has already. */
function addEsperanto({ read, write }: Copy) {
  const line = "  { id: 'eo', tag: 'eo', name: 'Esperanto', prefix: '/eo', home: 'Ĉefpaĝo' },";
  const locales = read('src/locales.ts');
  write({ 'src/locales.ts': locales.replace('\n];', `\n${line}\n];`) });
}

test('one more language in part keeps every check green', async ({ copy }) => {
  addEsperanto(copy);
  copy.write({ 'content/eo/messages.yaml': 'nav:\n  press: Gazetaro\n' });
  await expectGreen(copy);
});

test('every example of the guide can be added at once', async ({ copy }) => {
  for (const { file, text } of blocksOf(readGuide())) if (file) copy.write({ [file]: text });
  await expectGreen(copy);
});
