// The engine with a custom site, of which it only has the declarations.
import { expect, it } from 'vitest';
import { integer } from '../../../src/content/fields/choice.ts';
import { collection } from '../../../src/content/fields/collection.ts';
import { references } from '../../../src/content/fields/names.ts';
import { messageModel } from '../../../src/content/fields/messages.ts';
import { phrase, text } from '../../../src/content/fields/phrase.ts';
import { siteAddress } from '../../../src/content/fields/addresses.ts';
import { textsOf } from '../../../src/content/fields/texts.ts';
import { openLibrary } from '../../../src/content/library.ts';
import type { ContentModel } from '../../../src/content/model.ts';
import { type Files } from '../../folder.ts';
import { folderWith } from '../folder-with.ts';

const poets = collection({
  name: 'poets',
  label: 'Poets',
  entryLabel: 'Poet',
  summary: '{{title}}',
  fields: { title: { type: text(), help: 'The name.' } },
  order: ['title'],
});

const poems = collection({
  name: 'poems',
  label: 'Poems',
  entryLabel: 'Poem',
  summary: '{{title}}',
  fields: {
    year: { type: integer({ from: 1, to: 2100, example: '1907' }), help: 'When it was written.' },
    title: { type: phrase(), translated: true, help: 'The title, or the first words.' },
    by: { type: references('poets'), optional: true, help: 'Who wrote it.' },
  },
  body: { help: 'The lines.' },
  order: ['-year'],
  anchor: 'poem-',
  pageSize: 2,
});

const model: ContentModel = {
  collections: [poets, poems],
  pages: [
    { name: 'start', path: '', isListed: true },
    { name: 'poems', path: 'poems', isListed: true, list: 'poems' },
  ],
  site: {
    shape: { url: { type: siteAddress(), help: 'Where it is.' }, images: { fields: {} } },
  },
  messages: messageModel([
    textsOf(
      { en: { 'poems.more': 'More' } },
      { 'poems.lead': { type: phrase() }, 'poems.note': { optional: true } },
    ),
    textsOf(
      { en: { 'poets.total': 'All', 'nav.poets': 'Poets' }, es: { 'nav.poets': 'Poetas' } },
      {},
      { title: 'nav.poets' },
    ),
  ]),
  rules: [
    ({ entries }) =>
      entries
        .filter(
          ({ collection: entryCollection, fields }) =>
            entryCollection === poems && fields['year'] === 1914,
        )
        .map(({ file }) => ({
          file,
          path: ['year'],
          code: 'dates-reversed',
          message: 'Nobody wrote in that year.',
        })),
  ],
};

const validFiles: Files = {
  'content/site.yaml': 'url: https://example.org/\nimages: {}\n',
  'content/en/messages.yaml': 'poets:\n  total: All of them\npoems:\n  lead: All *poems*\n',
  'content/es/messages.yaml': 'poems:\n  more: Más\n  note: Nota\n',
  'content/en/poets/ada.mdx': '---\ntitle: Ada\n---\n',
  'content/en/poems/dawn.mdx':
    '---\nyear: 1907\ntitle: Dawn\nby:\n  - ada\n---\n\nSee [the other](/poems#poem-dusk).\n',
  'content/en/poems/dusk.mdx': '---\nyear: 1921\ntitle: Dusk\n---\n\nOne *line*.\n',
  'content/en/poems/noon.mdx': '---\nyear: 1913\ntitle: Noon\n---\n\nTwo.\n',
  'content/es/poems/dawn.mdx': '---\ntitle: Alba\n---\n',
};

async function open(files: Files = {}) {
  const { root } = folderWith({ ...validFiles, ...files });
  return (await openLibrary({ root, folder: 'content', model })).current();
}

it('reads, checks, localises, paginates and presents the declared collections', async () => {
  const { problems, site } = await open();
  expect(problems).toEqual([]);
  const { languages } = site();
  const pages = languages.get('es')?.collections.get(poems) ?? [];
  const titlesOf = ({ entries }: (typeof pages)[number]) => entries.map(({ title }) => title.value);
  expect(pages.map((page) => ({ ...page, entries: titlesOf(page) }))).toEqual([
    { entries: ['Dusk', 'Noon'], number: 1, count: 2, total: 3 },
    { entries: ['Alba'], number: 2, count: 2, total: 3 },
  ]);
  const [dusk, dawn] = [pages[0]?.entries[0], pages[1]?.entries[0]];
  expect([dusk?.title.lang, dawn?.title.lang, dawn?.body?.lang]).toEqual(['en', undefined, 'en']);
  expect([dawn?.anchor, dawn?.by]).toEqual(['poem-dawn', ['ada']]);
  expect(languages.get('es')?.messages).toEqual({
    'poems.lead': { value: 'All poems', html: 'All <em>poems</em>', lang: 'en' },
    'poems.more': { value: 'Más' },
    'poems.note': { value: 'Nota' },
    'poets.total': { value: 'All of them', lang: 'en' },
    'nav.poets': { value: 'Poetas' },
  });
  expect(languages.get('es')?.customTexts).toEqual(new Set(['poems.more', 'poems.note']));
  expect(languages.get('en')?.messages).not.toHaveProperty(['poems.note']);
  expect(languages.get('en')?.collections.get(poets)).toMatchObject([
    { entries: [{ slug: 'ada' }], number: 1, count: 1, total: 1 },
  ]);
});

it('reports mistakes against the declarations', async () => {
  const { problems } = await open({
    'content/en/poem/a.mdx': '',
    'content/en/poems/dawn.mdx': '---\nyear: 1914\ntitle: Dawn\n---\n\n[Away](/poems#poem-noom)\n',
    'content/en/poems/dusk.mdx': '---\nyear: 1921\ntitle: Dusk\nby:\n  - adda\n---\n\nOne.\n',
    'content/es/poems/noon.mdx': '---\nyear: 1913\n---\n',
    'content/es/messages.yaml': 'poems:\n  mroe: Más\n',
  });
  expect(problems.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([
    'content/en/poem/:1 folder-unknown',
    'content/en/poems/dawn.mdx:2 dates-reversed',
    'content/en/poems/dawn.mdx:6 link-unknown',
    'content/en/poems/dusk.mdx:5 reference-missing',
    'content/es/messages.yaml:2 field-unknown',
    'content/es/poems/noon.mdx:2 field-shared',
  ]);
  expect(problems[0]?.hint).toBe('Did you mean `poems`?');
  expect(problems[2]?.hint).toBe('Did you mean `/poems#poem-noon`?');
});
