import { expect, test } from 'vitest';
import { data } from '../../../../src/pages/recordings/data.ts';
import { mentions } from '../../../../src/pages/recordings/mentions.ts';
import { localeContent } from '../../../../src/page/locale-content.ts';
import { work } from '../../content/workspace.ts';
import { season } from '../concerts/season.ts';

function disc(...lines: readonly string[]): string {
  return `---\n${lines.join('\n')}\n---\n`;
}

test('discs come the newest first, those of a year by title, those without one last', async () => {
  const source = await season({
    'content/en/recordings/a.mdx': disc('title: Old', 'year: 1999'),
    'content/en/recordings/0.mdx': disc('title: Undated'),
    'content/en/recordings/b.mdx': disc('title: Zenith', 'year: 2024'),
    'content/en/recordings/c.mdx': disc('title: Aurora', 'year: 2024'),
  });
  const { recordings } = await data(localeContent(source, 'en'), '');
  expect(recordings.entries.map(({ slug }) => slug)).toEqual(['c', 'b', 'a', '0']);
});

test('a disc leads to the works on it, in its own order', async () => {
  const source = await season({
    'content/en/works/aurora.mdx': work(),
    'content/en/works/other.mdx': work(),
    'content/en/recordings/a.mdx': disc('title: A', 'year: 2024', 'works: [other, aurora]'),
  });
  const { recordings } = await data(localeContent(source, 'en'), '');
  const addresses = recordings.entries.flatMap(({ contents }) =>
    contents.map(({ address }) => address),
  );
  expect(addresses).toEqual([expect.stringMatching(/other$/), expect.stringMatching(/aurora$/)]);
});

test('a work has no date for a disc without a year', async () => {
  const source = await season({
    'content/en/works/aurora.mdx': work(),
    'content/en/recordings/a.mdx': disc('title: A', 'works: [aurora]'),
  });
  const { items } = mentions(localeContent(source, 'en'), { collection: 'works', slug: 'aurora' });
  expect(items).toEqual([{ address: '/recordings#recording-a', title: { value: 'A' }, about: [] }]);
});
