// A site that changes and grows: entries come and go, one more language, much of everything, every example of the editors' guide.
import { join } from 'node:path';
import sharp from 'sharp';
import { blocksOf, readGuide } from '../unit/content/guide-blocks.ts';
import { addOneOfEach, empty, takeOneOfEach } from './changes.ts';
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

test('150 photographs, 300 press items and 12 videos keep every check green', async ({ copy }) => {
  const content = join(copy.root, 'content');
  const hero = /^ {2}hero: (.*)$/m.exec(copy.read('content/site.yaml'))?.[1] ?? '';
  for (const name of ['photos', 'press', 'videos'] as const) empty(content, name);
  for (const index of numbers(150)) await writePhoto(copy, index);
  for (const index of numbers(300))
    copy.write({ [`content/en/press/item-${index}.mdx`]: press(index, hero) });
  for (const index of numbers(12))
    copy.write({ [`content/en/videos/video-${index}.mdx`]: video(index, hero) });
  await expectGreen(copy);
});

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** Small and of one colour, so that it is encoded in no time. */
async function writePhoto({ write }: Copy, index: number) {
  const [width, height] = index % 3 === 0 ? [640, 800] : [800, 600];
  const background = { r: (index * 37) % 256, g: (index * 59) % 256, b: (index * 83) % 256 };
  const picture = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  write({
    [`content/images/photo-${index}.png`]: picture,
    [`content/en/photos/photo-${index}.mdx`]: `---\norder: ${index}\nimage: photo-${index}.png\nalt: Photograph ${index}\ncaption: The caption of ${index}\n---\n`,
  });
}

function press(index: number, image: string): string {
  const date = new Date(Date.UTC(2010, 0, index * 9)).toISOString().slice(0, 10);
  return `---
type: ${index % 5 === 0 ? 'video' : 'article'}
publication: The Paper of Number ${index % 7}
date: ${date}
url: https://example.org/item-${index}
image: ${image}
title: Headline ${index}
summary: What stands in article ${index}, in a sentence or two as editors write them.
alt: What the picture of ${index} shows
---
`;
}

function video(index: number, poster: string): string {
  return `---\norder: ${index}\nid: many-${String(index).padStart(6, '0')}\nposter: ${poster}\ntitle: Video ${index}\ndescription: What is played in ${index}.\n---\n`;
}
