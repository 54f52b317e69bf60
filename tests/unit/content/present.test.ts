import { press } from '../../../src/pages/press/fields.ts';
import { works } from '../../../src/pages/works/fields.ts';
import { expect, it } from 'vitest';
import { openLibrary } from '../../../src/content/library.ts';
import { type Files } from '../../folder.ts';
import { workspaceWith, pressItem, smallestContent, work } from './workspace.ts';
import { collection } from '../../../src/content/fields/collection.ts';
import { image } from '../../../src/content/fields/names.ts';
import { phrase, text } from '../../../src/content/fields/phrase.ts';
import { siteModel } from '../../../src/pages/all.ts';

/** The content as pages get it, with a language of it. */
async function present(files: Files) {
  const workspace = workspaceWith(files);
  const library = await openLibrary({ root: workspace.root, folder: 'content', model: siteModel });
  const { site, languages } = library.current().site();
  return { site, ...languages.get('es'), library, write: workspace.write };
}

it('presents a large collection in pages, and an empty one as none', async () => {
  const items = Array.from({ length: 61 }, (_, index): [string, string] => [
    `content/en/press/item-${index}.mdx`,
    pressItem(index),
  ]);
  const { collections } = await present(Object.fromEntries(items));
  const pages = collections?.get(press).map((page) => ({ ...page, entries: page.entries.length }));
  const page = { count: 4, total: 61 };
  expect(pages).toEqual(
    [20, 20, 20, 1].map((entries, index) => ({ ...page, entries, number: index + 1 })),
  );
  expect(collections?.get(works)).toEqual([]);
});

it('leaves drafts out, with their translations, and the mark of the others', async () => {
  const { collections } = await present({
    'content/en/works/a.mdx': work('draft: true\n'),
    'content/es/works/a.mdx': '---\ntitle: Alba\n---\n',
    'content/en/works/b.mdx': work('draft: false\n'),
  });
  const entries = collections?.get(works).flatMap((page) => page.entries);
  expect(entries?.map(({ slug }) => slug)).toEqual(['b']);
  expect(entries?.[0]).not.toHaveProperty('draft');
});

it('presents days and durations in the language of the page, and as written in site.yaml', async () => {
  const { site, collections } = await present({
    'content/site.yaml': `${String(smallestContent()['content/site.yaml'])}biographyUpdated: 2026-11-05\n`,
    'content/en/works/a.mdx': work('premiere:\n  date: 2019-01\n'),
  });
  const { premiere, duration } = collections?.get(works)[0]?.entries[0] ?? {};
  expect(premiere?.date).toEqual({ value: '2019-01', words: 'enero de 2019' });
  expect(JSON.parse(JSON.stringify(duration))).toEqual({
    seconds: 750,
    iso: 'PT750S',
    shown: '12′30″',
    spoken: '12 minutos 30 segundos',
  });
  expect(site['biographyUpdated']).toBe('2026-11-05');
});

it('presents a translation anew when only the English entry has changed, and nothing else', async () => {
  const { library, write } = await present({
    'content/en/works/a.mdx': work(),
    'content/es/works/a.mdx': '---\ninstrumentation: Violín\n---\n',
    'content/en/works/b.mdx': work().replace('2019', '2018'),
  });
  const worksNow = () =>
    library.current().site().languages.get('es')?.collections.get(works)[0]?.entries ?? [];
  const [, other] = worksNow();
  write({ 'content/en/works/a.mdx': work().replace('Aurora', 'Dawn') });
  await library.update(['en/works/a.mdx']);
  expect(worksNow().map(({ title }) => title.value)).toEqual(['Dawn', 'Aurora']);
  expect(worksNow()[1]).toBe(other);
});

it('leaves out the last good version of what names an image that is gone', async () => {
  const item = pressItem().replace('hall.png', 'stage.png');
  const { library, write } = await present({
    'content/en/press/a.mdx': item,
    'content/images/stage.png': smallestContent()['content/images/hall.png'],
  });
  const pressNow = () => library.current().site().languages.get('en')?.collections.get(press);
  expect(pressNow()).toHaveLength(1);
  write({ 'content/images/stage.png': undefined });
  await library.update(['images/stage.png']);
  expect(pressNow()).toEqual([]);
});

it('shows the pictures of groups and of lists beside what else these hold', async () => {
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
  const { root } = workspaceWith({
    'content/en/records/a.mdx':
      '---\ntitle: Aurora\ncover:\n  front: hall.png\n  artist: Ada\ninlays:\n  - page: hall.png\n    note: Folded\n---\n',
  });
  const model = { ...siteModel, collections: [...siteModel.collections, records] };
  const { current } = await openLibrary({ root, folder: 'content', model });
  const [entry] = current().site().languages.get('en')?.collections.get(records)[0]?.entries ?? [];
  const { cover, inlays: [inlay] = [] } = { ...entry };
  expect(cover?.artist).toBe('Ada');
  expect(cover?.front.base).toContain('hall');
  expect(inlay).toEqual({ page: cover?.front, note: 'Folded' });
});

it('tells a picture where to look, where the field beside it says so', async () => {
  const { site, collections } = await present({
    'content/site.yaml': String(smallestContent()['content/site.yaml']).replace(
      'images:',
      'images:\n  heroFocus: 70% 30%',
    ),
    'content/en/press/item.mdx': pressItem().replace('image:', 'focus: left\nimage:'),
  });
  expect(site['images']).toMatchObject({ hero: { focus: '70% 30%' } });
  expect(site['images']).not.toHaveProperty('biography.focus');
  expect(collections?.get(press)[0]?.entries[0]?.image?.focus).toBe('left');
});
