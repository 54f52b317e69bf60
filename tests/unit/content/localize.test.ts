import { expect, it } from 'vitest';
import { validate } from '../../../src/content/check.ts';
import type { Collection } from '../../../src/content/fields/collection.ts';
import { localize } from '../../../src/content/localize.ts';
import { siteModel } from '../../../src/pages/all.ts';
import { photos } from '../../../src/pages/gallery/fields.ts';
import { works } from '../../../src/pages/works/fields.ts';
import type { Files } from '../../folder.ts';
import { readingOver } from './reading.ts';
import { smallestContent, work } from './workspace.ts';

/** The entries of a collection in Spanish, drafts included. */
function entriesIn(files: Files, collection: Collection) {
  const { content } = validate(readingOver(files));
  const spanish = localize(content, siteModel, { withDrafts: true }).get('es');
  return spanish?.collections.get(collection) ?? [];
}

function worksIn(files: Files) {
  return entriesIn(files, works);
}

it('typesets texts by the rules of their language, also those that fell back', () => {
  const workWithTitle = (title: string) => work().replace('Aurora', title);
  const [a, b] = worksIn({
    'content/en/works/a.mdx': workWithTitle('After J. S. Bach, no. 3'),
    'content/en/works/b.mdx': work('performances:\n  - Op. 4\n'),
    'content/es/works/b.mdx':
      '---\ntitle: Según J. S. Bach, n.º 3\nperformances:\n  - Op. 4\n---\n',
  });
  const title = 'After J.\u00A0S.\u00A0Bach, no.\u00A03';
  expect(a?.fields['title']).toEqual({ value: title, lang: 'en' });
  expect(b?.fields['title']).toEqual({ value: 'Según J.\u00A0S.\u00A0Bach, n.º\u00A03' });
  expect(b?.fields['performances']).toEqual([{ value: 'Op.\u00A04' }]);
});

it('marks drafts in the title or caption of every language, and nothing else', () => {
  const photo = '---\ndraft: true\norder: 1\nimage: hall.png\nalt: Hall\ncaption: The hall\n---\n';
  const files = {
    'content/en/works/a.mdx': work('draft: true\n'),
    'content/es/works/a.mdx': '---\ntitle: Alba\n---\n',
    'content/en/works/b.mdx': work('draft: false\n'),
    'content/en/photos/a.mdx': photo,
  };
  expect(worksIn(files).map(({ fields }) => fields['title'])).toEqual([
    { value: 'Draft: Alba' },
    { value: 'Aurora', lang: 'en' },
  ]);
  const [photoEntry] = entriesIn(files, photos);
  expect(photoEntry?.fields['caption']).toEqual({ value: 'Draft: The hall', lang: 'en' });
});

/** The fields of a work that determine its position. */
type SortFields = readonly [group: string, year: number, title: string, number?: string];

it.each<[string, Readonly<Record<string, SortFields>>, string]>([
  [
    'by choices as declared, then from the latest year, then by the English title',
    {
      a: ['solo', 2020, 'Zeta'],
      b: ['orchestra', 1999, 'Zeta'],
      c: ['orchestra', 2001, 'Élan'],
      d: ['orchestra', 2001, 'Fire'],
      e: ['orchestra', 2001, 'Fire'],
    },
    'cdeba',
  ],
  [
    'numbers in titles by their value',
    {
      a: ['solo', 2019, '10. Streichquartett'],
      b: ['solo', 2019, '2. Streichquartett'],
      c: ['solo', 2019, 'Etude 10'],
      d: ['solo', 2019, 'Etude 2'],
    },
    'badc',
  ],
  [
    'groups in worksByNumber by number, and the others by year',
    {
      a: ['vocal', 2020, 'Aurora', 'Op. 10'],
      b: ['vocal', 2010, 'Aurora', 'Op. 2'],
      c: ['vocal', 2019, 'Aurora'],
      d: ['ensemble', 2020, 'Aurora', 'Op. 3'],
      e: ['ensemble', 2010, 'Aurora', 'Op. 1'],
    },
    'bacde',
  ],
])('orders %s', (_title, fieldsBySlug, slugs) => {
  const files = Object.entries(fieldsBySlug).map(([slug, [group, year, title, number]]) => {
    const last = number ? `number: ${number}\n` : '';
    const text = `---\ngroup: ${group}\nyear: ${year}\ntitle: ${title}\n${last}---\n`;
    return [`content/en/works/${slug}.mdx`, text] as const;
  });
  const site = `${String(smallestContent()['content/site.yaml'])}worksByNumber: [vocal]\n`;
  const untranslated: Files = { ...Object.fromEntries(files), 'content/site.yaml': site };
  const translated = { ...untranslated, 'content/es/works/d.mdx': '---\ntitle: Aaa\n---\n' };
  for (const variant of [untranslated, translated])
    expect(
      worksIn(variant)
        .map(({ slug }) => slug)
        .join(''),
    ).toBe(slugs);
});
