// What machines are told of pages, of the artist and of a group's members.
import { expect, it } from 'vitest';
import { openLibrary } from '../../../src/content/library.ts';
import { describeInHead, structuredData } from '../../../src/build/head.ts';
import type { BiographyPage } from '../../../src/pages/biography/data.ts';
import { picturesIn } from '../../../src/body/picture-file.ts';
import { isPage } from '../../is-page.ts';
import { pageData } from '../../../src/page/page-data.ts';
import { shellData } from '../../../src/page/shell-data.ts';
import { localeContent } from '../../../src/page/locale-content.ts';
import { readThings, typeOf } from '../../schema-org.ts';
import { concert, concerts, season } from '../pages/concerts/season.ts';
import {
  pressItem,
  smallestContent,
  work,
  workspaceWith,
  twoBlocks,
} from '../content/workspace.ts';
import { siteModel } from '../../../src/pages/all.ts';

it.each([
  ['/concerts', 'CollectionPage', undefined],
  ['/concerts/run', 'WebPage', ['concert-run', 'concert-run.2027-02-13']],
  ['/concerts/month', 'WebPage', undefined],
  ['/news', 'CollectionPage', undefined],
  ['/news/2', 'CollectionPage', undefined],
  ['/es/news/item', 'WebPage', ['news-item']],
  ['/works/own', 'WebPage', undefined],
  ['/press', 'CollectionPage', undefined],
  ['/recordings', 'CollectionPage', undefined],
  ['/teaching', 'WebPage', undefined],
])('the page %s is a %s about %j', async (address, type, about) => {
  const item = '---\ndate: 2027-01-29\ntitle: Title\nsummary: Summary\n---\n';
  const names = 'item a b c d e f g h i j k l'.split(' ');
  const source = await season({
    ...concerts({ run: concert({ also: '[2027-02-13]' }), month: concert({ date: '2027-05' }) }),
    ...Object.fromEntries(names.map((name) => [`content/en/news/${name}.mdx`, item] as const)),
    'content/en/works/own.mdx': work('', twoBlocks),
    'content/en/press/item.mdx': pressItem(),
    'content/en/recordings/disc.mdx': '---\ntitle: Disc\nyear: 2024\n---\n',
    'content/en/pages/teaching.mdx': '---\ntitle: Teaching\n---\n\nText.\n',
  });
  const data = await pageData(source, address);
  expect(data.address).toBe(address);
  const graph = await structuredData(data, localeContent(source, data.locale), source.rooms);
  const things = readThings(JSON.stringify(graph));
  const page = things.find(({ '@id': id }) => id === `https://example.org${address}`);
  expect([page?.['@type'], page?.['mainEntity']]).toEqual([
    type,
    about?.map((id) => ({ '@id': `https://example.org/#${id}` })),
  ]);
});

it.each([
  ['/', { description: 'Summary', jobTitle: ['site.occupation'] }],
  ['/es', { jobTitle: ['violinista'] }],
  ['/biography', { jobTitle: ['site.occupation'] }],
  ['/es/biography', { jobTitle: ['violinista'] }],
])('on %s, says of the artist what is in the language of the page', async (address, texts) => {
  const source = await season({
    'content/es/messages.yaml': 'site:\n  occupation: violinista\n',
  });
  const data = await pageData(source, address);
  const graph = await structuredData(data, localeContent(source, data.locale), source.rooms);
  const things = readThings(JSON.stringify(graph));
  const artist = things.find((thing) => typeOf(thing) === 'Person');
  const { description, jobTitle } = artist ?? {};
  expect({ description, jobTitle }).toEqual({ description: undefined, ...texts });
});

const members = `members:
  - name: Anna Berg
    instrument:
      en: Violin
      es: Violín
  - name: Jan Haas
    instrument:
      en: Viola
  - name: Eva Lind
`;

function siteWith(kind: string, list = members) {
  return `kind: ${kind}\n${list}${String(smallestContent()['content/site.yaml'])}`;
}

async function biographyAt(address: string, list?: string) {
  const source = await season({
    'content/site.yaml': siteWith('group', list),
    'content/en/pages/ida.mdx': '---\ntitle: Ida\n---\n\nText.\n',
  });
  const page = await pageData(source, address);
  if (!isPage<BiographyPage>(page, 'biography'))
    throw new Error(`${address} is a page of another kind.`);
  return { page, inLanguage: localeContent(source, page.locale), rooms: source.rooms };
}

it('lists the members of a group with their instruments, each in a language', async () => {
  const { page } = await biographyAt('/es/biography');
  const [first, second] = page.content.portraits;
  expect(first?.above).toMatchObject({
    html: '<ul><li>Anna Berg <span>Violín</span></li><li>Jan Haas <span lang="en" dir="ltr">Viola</span></li><li>Eva Lind</li></ul>',
  });
  expect(second).not.toHaveProperty('above');
  expect(page.content.members).toEqual([]);
});

it('lists a member with a portrait that has their name, and with a link', async () => {
  const fields =
    '  - name: Ida\n    instrument: { en: Cello }\n    image: hall.png\n    url: /ida\n  - name: Ole\n    url: /gone\n';
  const { page } = await biographyAt('/es/biography', members + fields);
  const html = page.content.portraits[0]?.above?.html ?? '';
  expect(html).toMatch(/<img alt="Ida" [^>]*><\/picture><a href="\/es\/ida">Ida<\/a>/);
  expect(html).toContain('<li>Ole</li>');
  expect(picturesIn(page.content.members)).toHaveLength(1);
});

it('lists more than eight members below the text', async () => {
  const nine = Array.from({ length: 9 }, (_, index) => `  - name: Player ${index}\n`).join('');
  const { page } = await biographyAt('/es/biography', `members:\n${nine}`);
  const [first] = page.content.portraits;
  expect(first).not.toHaveProperty('above');
  expect(first?.below?.html).toContain('Player 8');
  expect(first?.below?.lang).toBe('en');
  expect(page.languages).toEqual(['en']);
});

it('tells machines the members of a group', async () => {
  const { page, inLanguage, rooms } = await biographyAt('/biography');
  expect(readThings(JSON.stringify(await structuredData(page, inLanguage, rooms)))).toContainEqual(
    expect.objectContaining({
      '@type': 'MusicGroup',
      member: ['Anna Berg', 'Jan Haas', 'Eva Lind'].map((name) => ({ '@type': 'Person', name })),
    }),
  );
});

it.each([
  ['person', ['members-of-person']],
  ['group', []],
])('members of a %s are %j', async (kind, codes) => {
  const { root } = workspaceWith({ 'content/site.yaml': siteWith(kind) });
  const library = await openLibrary({ root, folder: 'content', model: siteModel });
  const problems = library.current().problems.filter(({ file }) => file === 'content/site.yaml');
  expect(problems.map(({ code }) => code)).toEqual(codes);
});

it('names the artist as the language of the page does, and tells machines the other names', async () => {
  const source = await season({ 'content/es/messages.yaml': 'site:\n  artist: Анаис\n' });
  for (const [address, locale, name, other] of [
    ['/contact', 'en', 'Anaïs Musician', 'Анаис'],
    ['/es/contact', 'es', 'Анаис', 'Anaïs Musician'],
  ] as const) {
    const data = await pageData(source, address);
    const content = localeContent(source, locale);
    const things = readThings(JSON.stringify(await structuredData(data, content, source.rooms)));
    for (const type of ['WebSite', 'Person'])
      expect(things.find((thing) => typeOf(thing) === type)).toMatchObject({
        name,
        alternateName: [other],
      });
    expect(shellData(source, locale).site.artist).toBe(name);
    const head = await describeInHead(data, content, { path: '/a.jpg' }, source.rooms);
    expect(head).toContain(`<meta property="og:site_name" content="${name}">`);
  }
});

it('tells machines one name where every language has the same', async () => {
  const source = await season({});
  const data = await pageData(source, '/es');
  const graph = await structuredData(data, localeContent(source, 'es'), source.rooms);
  expect(JSON.stringify(graph)).not.toContain('alternateName');
});
