import { createElement } from 'react';
import { afterAll, expect, test } from 'vitest';
import { parseBody } from '../../../../src/content/markdown/parser.ts';
import { paragraphsIn } from '../../../../src/content/markdown/typeset-body.ts';
import { closeCompiler, compileBody } from '../../content/markdown/compile.ts';
import type { BiographyPage } from '../../../../src/pages/biography/data.ts';
import { isPage } from '../../../is-page.ts';
import { pageAddresses, pageData } from '../../../../src/page/page-data.ts';
import { concert, concerts, pageAt, season } from '../concerts/season.ts';
import { work, twoBlocks } from '../../content/workspace.ts';
import { messages, workAt } from './work-at.ts';

afterAll(closeCompiler);

const scores = `scores:
  - aurora.pdf
  - file: https://example.org/parts.pdf
    kind: parts
    name: Second version
`;

test('a work has a page where there is more of it than the catalogue shows', async () => {
  const source = await season({
    ...messages,
    'content/files/aurora.pdf': '',
    'content/en/works/plain.mdx': work('recordings: []\nscores: []\n', 'A remark\nin two lines.\n'),
    'content/en/works/long.mdx': work('', twoBlocks),
    'content/es/works/long.mdx': '---\n---\nUn bloque.\n',
    'content/en/works/bought.mdx': work('shop: https://example.org/shop\n'),
    'content/en/works/read.mdx': work(scores),
  });
  const pages = pageAddresses(source).filter((address) => address.includes('/works'));
  expect(pages).toEqual(
    ['', '/es'].flatMap((prefix) =>
      ['bought', 'long', 'read'].map((slug) => `${prefix}/works/${slug}`),
    ),
  );
  const catalogue = await pageData(source, '/biography');
  const listed = isPage<BiographyPage>(catalogue, 'biography') && catalogue.content.works;
  const links = listed ? listed.entries.map(({ slug, address }) => [slug, address]) : [];
  expect(links).toContainEqual(['read', '/works/read']);
  expect(links).toContainEqual(['plain', undefined]);
  const { content } = await workAt(source, '/es/works/read');
  expect(content.work?.links).toMatchObject([
    {
      items: [
        { title: { value: 'Partitura' }, about: [{ value: 'PDF' }], address: '/files/aurora.pdf' },
        {
          title: { value: 'Partes' },
          about: [{ value: 'Second version' }],
          address: 'https://example.org/parts.pdf',
        },
      ],
    },
  ]);
});

test('the catalogue has the first paragraph of a text, and the page of its work the whole text', async () => {
  const source = await season({ ...messages, 'content/en/works/long.mdx': work('', twoBlocks) });
  const loadBody = async ({ text }: { readonly text: string }) => {
    const { default: Body } = await compileBody(text);
    return { default: () => createElement(Body), paragraphs: paragraphsIn(parseBody(text), 'en') };
  };
  const catalogue = await pageData({ ...source, loadBody }, '/es/biography');
  const listed = isPage<BiographyPage>(catalogue, 'biography') && catalogue.content.works;
  expect(listed && listed.entries[0]?.notes).toEqual({ html: '<p>A remark. …</p>', lang: 'en' });
  const { content } = await workAt({ ...source, loadBody }, '/works/long');
  expect(content.work?.notes?.html).toContain('<p>Another remark.</p>');
});

test('the page of a work leads to the concerts that name it, and they lead to it', async () => {
  const source = await season({
    ...messages,
    'content/en/works/aurora.mdx': work('', twoBlocks),
    'content/en/works/other.mdx': work().replace('Aurora', 'Other'),
    ...concerts({
      later: concert({ works: '[aurora, other]', also: '[2027-03-02]' }),
      none: concert({ title: 'None' }),
    }),
  });
  const { content } = await workAt(source, '/works/aurora');
  expect(content.work?.links).toMatchObject([
    {
      items: [
        { address: '/concerts/later', date: { value: '2027-02-12' } },
        { address: '/concerts/later', date: { value: '2027-03-02' } },
      ],
    },
  ]);
  const { content: shown } = await pageAt(source, '/concerts/later');
  expect(shown.coming[0]?.programme.map(({ address }) => address)).toEqual([
    '/works/aurora',
    '/biography#work-other',
  ]);
});

test('the page of a work leads to its recordings and discs in one list, and to the press', async () => {
  const item = (fields: string) => `---\npublication: The Paper\n${fields}---\n`;
  const source = await season({
    ...messages,
    'content/en/works/aurora.mdx': work(
      'recordings:\n  - name: Trio\n    url: https://example.org/trio\n',
    ),
    'content/en/recordings/disc.mdx':
      '---\ntitle: Disc\nyear: 2024\nlabel: North\nworks: [aurora]\n---\n',
    'content/en/recordings/other.mdx': '---\ntitle: Other\nyear: 2023\n---\n',
    'content/en/press/linked.mdx': item(
      'title: Linked\ndate: 2024-05\nurl: https://example.org/review\nworks: [aurora]\n',
    ),
    'content/en/press/printed.mdx': item('quote: Luminous.\nworks: [aurora]\n'),
    'content/en/press/other.mdx': item('title: Other\n'),
  });
  const { content } = await workAt(source, '/works/aurora');
  const rows = content.work?.links.map(({ label, items }) => [
    label?.value,
    ...items.map(({ title, date, about, address }) => [
      title.value,
      date?.words,
      about[0]?.value,
      address,
    ]),
  ]);
  expect(rows).toEqual([
    [
      'Recordings',
      ['Trio', undefined, undefined, 'https://example.org/trio'],
      ['Disc', '2024', 'North', '/recordings#recording-disc'],
    ],
    [
      'Press',
      ['Linked', 'May 2024', 'The Paper', 'https://example.org/review'],
      ['“Luminous.”', undefined, 'The Paper', '/press'],
    ],
  ]);
});

test.each([
  ['gl', 'gallego'],
  ['la, it', 'latín e italiano'],
])('a page names the languages that are sung: %s', async (language, names) => {
  const source = await season({
    ...messages,
    'content/en/works/aurora.mdx': work(`language: ${language}\n`, twoBlocks),
  });
  expect((await workAt(source, '/es/works/aurora')).content.work?.facts).toEqual([
    { label: { value: 'Cantada en' }, text: { value: names } },
  ]);
});
