import { expect, it } from 'vitest';
import { press } from '../../../src/pages/press/fields.ts';
import { works } from '../../../src/pages/works/fields.ts';
import { entriesIn, libraryWith } from './library-with.ts';
import { pressItem, smallestContent, work } from './workspace.ts';

const site = String(smallestContent()['content/site.yaml']);

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
