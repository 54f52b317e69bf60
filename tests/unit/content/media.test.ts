// Pictures and sounds that texts refer to, in a library that follows changes.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { works } from '../../../src/pages/works/fields.ts';
import { entriesIn, libraryWith } from './library-with.ts';
import { work, smallestContent } from './workspace.ts';

const sound = readFileSync('tests/fixtures/media/sound.mp3');
const entry = 'content/en/works/aurora.mdx';
const files = {
  [entry]: work(
    'excerpt: aurora.mp3\n',
    '![A hall](hall.png)\n\n<Sound file="aurora.mp3" title="Aurora" />\n',
  ),
  'content/files/aurora.mp3': sound,
};

it('reports a damaged sound, and omits its entry until the sound is restored', async () => {
  const { library, save, codes } = await libraryWith(files);
  expect(await save({ 'content/files/aurora.mp3': 'Not heard.' })).toBe(true);
  expect(codes()).toEqual(['sound-broken', 'sound-broken']);
  expect(entriesIn(library, works)).toEqual([]);
  await save({ 'content/files/aurora.mp3': sound });
  expect(codes()).toEqual([]);
  expect(entriesIn(library, works)).toHaveLength(1);
});

it('reports a missing picture of a text until it is added, and omits the entry once it is gone', async () => {
  const { library, save, codes } = await libraryWith();
  await save({ [entry]: work('', '![A dome](dome.png "*Inside*")\n') });
  expect(codes()).toEqual(['image-missing']);
  await save({ 'content/images/dome.png': smallestContent()['content/images/hall.png'] });
  expect(codes()).toEqual([]);
  expect([...library.current().site().pictures.keys()]).toEqual(['dome.png']);
  await save({ 'content/images/dome.png': undefined });
  expect(entriesIn(library, works)).toEqual([]);
});
