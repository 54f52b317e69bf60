import { expect, it } from 'vitest';
import { collection } from '../../../src/content/fields/collection.ts';
import { image } from '../../../src/content/fields/names.ts';
import { phrase, text } from '../../../src/content/fields/phrase.ts';
import { siteModel } from '../../../src/pages/all.ts';
import { press } from '../../../src/pages/press/fields.ts';
import { works } from '../../../src/pages/works/fields.ts';
import { entriesIn, libraryWith } from './library-with.ts';
import { pressItem, smallestContent, work } from './workspace.ts';

const site = String(smallestContent()['content/site.yaml']);

it('omits drafts, with their translations, and the field `draft` of other entries', async () => {
  const { library } = await libraryWith({
    'content/en/works/a.mdx': work('draft: true\n'),
    'content/es/works/a.mdx': '---\ntitle: Alba\n---\n',
    'content/en/works/b.mdx': work('draft: false\n'),
  });
  const entries = entriesIn(library, works, 'es');
  expect(entries.map(({ slug }) => slug)).toEqual(['b']);
  expect(entries[0]).not.toHaveProperty('draft');
});

it('presents days and durations in the language of the page, and as written in site.yaml', async () => {
  const { library } = await libraryWith({
    'content/site.yaml': `${site}biographyUpdated: 2026-11-05\n`,
    'content/en/works/a.mdx': work('premiere:\n  date: 2019-01\n'),
  });
  const [{ premiere, duration } = {}] = entriesIn(library, works, 'es');
  expect(premiere?.date).toEqual({ value: '2019-01', text: 'enero de 2019' });
  expect(duration).toMatchObject({
    seconds: 750,
    iso: 'PT750S',
    text: '12′30″',
    spoken: '12 minutos 30 segundos',
  });
  expect(library.current().site().site['biographyUpdated']).toBe('2026-11-05');
});

it('presents a translation again when its English entry has changed, and no other entry', async () => {
  const { library, save } = await libraryWith({
    'content/en/works/a.mdx': work(),
    'content/es/works/a.mdx': '---\ninstrumentation: Violín\n---\n',
    'content/en/works/b.mdx': work().replace('2019', '2018'),
  });
  const [, unchanged] = entriesIn(library, works, 'es');
  await save({ 'content/en/works/a.mdx': work().replace('Aurora', 'Dawn') });
  const entries = entriesIn(library, works, 'es');
  expect(entries.map(({ title }) => title.value)).toEqual(['Dawn', 'Aurora']);
  expect(entries[1]).toBe(unchanged);
});

it('omits the last good version of an entry whose image is gone', async () => {
  const { library, save } = await libraryWith({
    'content/en/press/a.mdx': pressItem().replace('hall.png', 'stage.png'),
    'content/images/stage.png': smallestContent()['content/images/hall.png'],
  });
  expect(entriesIn(library, press)).toHaveLength(1);
  await save({ 'content/images/stage.png': undefined });
  const { languages } = library.current().site();
  expect(languages.get('en')?.collections.get(press)).toEqual([]);
});

it('shows the pictures of groups and of lists, and their other fields', async () => {
  const records = collection({
    name: 'records',
    label: 'Records',
    entryLabel: 'Record',
    summary: '{{title}}',
    fields: {
      title: { type: phrase(), translated: true },
      cover: { fields: { front: { type: image() }, artist: { type: text() } } },
      inlays: { items: { page: { type: image() }, note: { type: text() } } },
    },
    order: ['title'],
  });
  const { library } = await libraryWith(
    {
      'content/en/records/a.mdx':
        '---\ntitle: Aurora\ncover:\n  front: hall.png\n  artist: Ada\ninlays:\n  - page: hall.png\n    note: Folded\n---\n',
    },
    { ...siteModel, collections: [...siteModel.collections, records] },
  );
  const [{ cover, inlays } = {}] = entriesIn(library, records);
  expect(cover?.artist).toBe('Ada');
  expect(cover?.front.base).toContain('hall');
  expect(inlays).toEqual([{ page: cover?.front, note: 'Folded' }]);
});

it('adds to a picture the focus of its sibling field', async () => {
  const { library } = await libraryWith({
    'content/site.yaml': site.replace('images:', 'images:\n  heroFocus: 70% 30%'),
    'content/en/press/item.mdx': pressItem().replace('image:', 'focus: left\nimage:'),
  });
  const { images } = library.current().site().site;
  expect(images).toMatchObject({ hero: { focus: '70% 30%' } });
  expect(images).not.toHaveProperty('biography.focus');
  expect(entriesIn(library, press)[0]?.image?.focus).toBe('left');
});
