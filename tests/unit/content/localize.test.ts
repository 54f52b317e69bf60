import { expect, it } from 'vitest';
import { localize } from '../../../src/content/localize.ts';
import { validateWith } from './reading.ts';
import { type Files } from '../../folder.ts';
import { photos } from '../../../src/pages/gallery/fields.ts';
import { siteModel } from '../../../src/pages/all.ts';
import { press as pressItems } from '../../../src/pages/press/fields.ts';
import { works } from '../../../src/pages/works/fields.ts';
import { englishMessages, requiredMessages, smallestContent, work } from './workspace.ts';

function localizeWith(files: Files, locale: 'en' | 'es' = 'es') {
  return localize(validateWith(files).content, siteModel, { withDrafts: true }).get(locale);
}

function entriesOf(files: Files, locale?: 'en' | 'es') {
  return localizeWith(files, locale)?.collections.get(works) ?? [];
}

const premiere = `premiere:
  date: 2019-01-02
  venue: Hall
  place: Oslo
  performers: Trio
`;

it('falls back field by field and says so', () => {
  const files = {
    'content/en/works/a.mdx': work(premiere, 'A note.\n'),
    'content/es/works/a.mdx': '---\ntitle: Alba\npremiere:\n  venue: Sala\n---\n',
  };
  expect(entriesOf(files)).toMatchObject([
    {
      slug: 'a',
      fields: {
        group: 'solo',
        year: { from: 2019, to: 2019 },
        duration: { seconds: 750 },
        title: { value: 'Alba' },
        instrumentation: { value: 'Violin', lang: 'en' },
        premiere: {
          date: '2019-01-02',
          venue: { value: 'Sala' },
          place: { value: 'Oslo', lang: 'en' },
          performers: { value: 'Trio', lang: 'en' },
        },
      },
      body: { value: { text: `${'\n'.repeat(12)}A note.\n` }, lang: 'en' },
    },
  ]);
});

it('takes an interface text from the language, else from the original, else from those that are ready', () => {
  const files = {
    'content/en/messages.yaml': `${requiredMessages()}press:\n  read: Read it\n  watch: Watch it\n`,
    'content/es/messages.yaml': 'press:\n  watch: Verlo\n  radio: Emisión\n',
  };
  const spanish = localizeWith(files);
  expect(spanish?.messages).toMatchObject({
    'press.watch': { value: 'Verlo' },
    'press.radio': { value: 'Emisión' },
    'press.read': { value: 'Read it', lang: 'en' },
    'press.article': { value: 'Artículo' },
    'home.lead': { value: 'home.lead', lang: 'en' },
  });
  expect(spanish?.messages['press.article']).not.toHaveProperty('lang');
  expect(spanish?.ownTexts).toEqual(new Set(['press.watch', 'press.radio']));
  expect(localizeWith(files, 'en')?.messages['press.article']).toEqual({ value: 'Article' });
});

it('has an optional interface text only where a language writes it', () => {
  const files = { 'content/es/messages.yaml': 'press:\n  listen: Escuchar\n' };
  expect(localizeWith(files)?.messages['press.listen']).toEqual({ value: 'Escuchar' });
  const without = englishMessages().replace('  listen: press.listen\n', '');
  const original = localizeWith({ 'content/en/messages.yaml': without }, 'en');
  expect(original?.messages).not.toHaveProperty(['press.listen']);
});

it('sets texts as their language is printed, those that fell back as the original is', () => {
  const files = {
    'content/en/works/a.mdx': work('', '').replace(
      'title: Aurora',
      'title: After J. S. Bach, no. 3',
    ),
    'content/es/works/b.mdx':
      '---\ntitle: Según J. S. Bach, n.º 3\nperformances:\n  - Op. 4\n---\n',
    'content/en/works/b.mdx': work('performances:\n  - Op. 4\n'),
  };
  const [a, b] = entriesOf(files);
  expect(a?.fields['title']).toEqual({
    value: 'After J.\u00A0S.\u00A0Bach, no.\u00A03',
    lang: 'en',
  });
  expect(b?.fields['title']).toEqual({ value: 'Según J.\u00A0S.\u00A0Bach, n.º\u00A03' });
  expect(b?.fields['performances']).toEqual([{ value: 'Op.\u00A04' }]);
});

it('sets quotations within a quotation on the second level', () => {
  const press = `type: article
publication: Paper
date: 2024
title: A “review”
summary: Words
`;
  const items = localizeWith({
    'content/en/press/a.mdx': `---\n${press}quote: A “plain” *word*\n---\n`,
    'content/es/press/a.mdx': '---\nquote: Una «simple» palabra\n---\n',
  })?.collections.get(pressItems);
  expect(items?.[0]?.fields).toMatchObject({
    title: { value: 'A “review”', lang: 'en' },
    quote: { value: 'Una “simple” palabra' },
  });
});

it('marks drafts in the title or caption of every language, and nothing else', () => {
  const files = {
    'content/en/works/a.mdx': work('draft: true\n'),
    'content/es/works/a.mdx': '---\ntitle: Alba\n---\n',
    'content/en/works/b.mdx': work('draft: false\n'),
  };
  expect(entriesOf(files).map(({ fields }) => fields['title'])).toEqual([
    { value: 'Draft: Alba' },
    { value: 'Aurora', lang: 'en' },
  ]);
  const photo = '---\ndraft: true\norder: 1\nimage: hall.png\nalt: Hall\ncaption: The hall\n---\n';
  const shown = localizeWith({ 'content/en/photos/a.mdx': photo })?.collections.get(photos);
  expect(shown?.[0]?.fields['caption']).toEqual({ value: 'Draft: The hall', lang: 'en' });
});

it('orders by the choices as declared, then down the years, then by the English title', () => {
  const of = (group: string, year: number, title: string) =>
    work().replace('solo', group).replace('2019', String(year)).replace('Aurora', title);
  const files = {
    'content/en/works/a.mdx': of('solo', 2020, 'Zeta'),
    'content/en/works/b.mdx': of('orchestra', 1999, 'Zeta'),
    'content/en/works/c.mdx': of('orchestra', 2001, 'Élan'),
    'content/en/works/d.mdx': of('orchestra', 2001, 'Fire'),
    'content/en/works/e.mdx': of('orchestra', 2001, 'Fire'),
    'content/es/works/d.mdx': '---\ntitle: Aaa\n---\n',
  };
  const slugs = ['c', 'd', 'e', 'b', 'a'];
  expect(entriesOf(files).map(({ slug }) => slug)).toEqual(slugs);
  expect(entriesOf(files, 'en').map(({ slug }) => slug)).toEqual(slugs);
});

it('orders numbers in titles by their value', () => {
  const titles = ['10. Streichquartett', '2. Streichquartett', 'Etude 10', 'Etude 2'];
  const files = titles.map((title, index): [string, string] => [
    `content/en/works/w${index}.mdx`,
    work().replace('Aurora', title),
  ]);
  const sorted = entriesOf(Object.fromEntries(files), 'en').map(({ slug }) => slug);
  expect(sorted).toEqual(['w1', 'w0', 'w3', 'w2']);
});

it('localises every message', () => {
  const files = { 'content/es/messages.yaml': 'nav:\n  home: Inicio\n' };
  const messages = localizeWith(files)?.messages;
  expect(messages?.['nav.home']).toEqual({ value: 'Inicio' });
  expect(messages?.['nav.press']).toEqual({ value: 'nav.press', lang: 'en' });
});

it('sorts the groups that site.yaml lists by number, and the others by year', () => {
  const numbered = (number: string, year: number, group: string) =>
    work(`number: ${number}\n`).replace('year: 2019', `year: ${year}`).replace('solo', group);
  const files = {
    'content/site.yaml': `${String(smallestContent()['content/site.yaml'])}worksByNumber: [solo]\n`,
    'content/en/works/a.mdx': numbered('Op. 10', 2020, 'solo'),
    'content/en/works/b.mdx': numbered('Op. 2', 2010, 'solo'),
    'content/en/works/c.mdx': work(),
    'content/en/works/d.mdx': numbered('Op. 3', 2020, 'ensemble'),
    'content/en/works/e.mdx': numbered('Op. 1', 2010, 'ensemble'),
  };
  expect(entriesOf(files, 'en').map(({ slug }) => slug)).toEqual(['d', 'e', 'b', 'a', 'c']);
});
