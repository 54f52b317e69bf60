// Pictures and sounds of texts in a library that is kept up to date.
import { works } from '../../../src/pages/works/fields.ts';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openLibrary } from '../../../src/content/library.ts';
import { work, workspaceWith, smallestContent } from './workspace.ts';
import { siteModel } from '../../../src/pages/all.ts';

const sound = readFileSync('tests/fixtures/media/sound.mp3');
const file = 'content/en/works/aurora.mdx';
const body = '![A hall](hall.png)\n\n<Sound file="aurora.mp3" title="Aurora" />\n';

async function open() {
  const workspace = workspaceWith({
    [file]: work('excerpt: aurora.mp3\n', body),
    'content/files/aurora.mp3': sound,
    'content/files/text.txt': 'Not heard.',
  });
  const library = await openLibrary({ root: workspace.root, folder: 'content', model: siteModel });
  const problems = () => library.current().problems.map(({ code }) => code);
  return { ...workspace, library, problems };
}

it('hands pages the pictures and sounds that texts name', async () => {
  const { library, problems } = await open();
  const { pictures, sounds, languages } = library.current().site();
  expect(problems()).toEqual([]);
  expect([...pictures.keys()]).toEqual(['hall.png']);
  expect(pictures.get('hall.png')).toMatchObject({ width: 1200, height: 900 });
  const heard = { address: '/files/aurora.mp3', seconds: 12 };
  expect([...sounds]).toEqual([['aurora.mp3', heard]]);
  expect(languages.get('es')?.collections.get(works)[0]?.entries[0]?.excerpt).toEqual(heard);
});

it('tells what has become of a sound, and keeps the entry until it is there again', async () => {
  const { library, write, problems } = await open();
  const path = 'files/aurora.mp3';
  write({ [`content/${path}`]: 'Not heard.' });
  expect(await library.update([path])).toBe(true);
  expect(problems()).toEqual(['sound-broken', 'sound-broken']);
  expect(library.current().content.entries.map((entry) => entry.file)).not.toContain(file);
  write({ [`content/${path}`]: sound });
  await library.update([path]);
  expect(problems()).toEqual([]);
  expect(library.current().content.entries.map((entry) => entry.file)).toContain(file);
});

it('follows a picture of a text that goes and comes', async () => {
  const { library, write, problems } = await open();
  const path = 'images/dome.png';
  write({ [file]: work('', '![A dome](dome.png "*Inside*")\n') });
  await library.update(['en/works/aurora.mdx']);
  expect(problems()).toEqual(['image-missing']);
  write({ [`content/${path}`]: smallestContent()['content/images/hall.png'] });
  await library.update([path]);
  expect(problems()).toEqual([]);
  expect([...library.current().site().pictures.keys()]).toEqual(['dome.png']);
});
