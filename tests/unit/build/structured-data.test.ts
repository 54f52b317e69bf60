// What machines are told of works and of a group's members.
import { expect, it } from 'vitest';
import { openLibrary } from '../../../src/content/library.ts';
import { structuredData } from '../../../src/build/head.ts';
import type { BiographyPage } from '../../../src/pages/biography/data.ts';
import { isPage } from '../../is-page.ts';
import { pageData } from '../../../src/site/page-data.ts';
import { shellData } from '../../../src/site/shell-data.ts';
import { readThings, typeOf } from '../../schema-org.ts';
import { concert, concerts, season } from '../pages/concerts/season.ts';
import { smallestContent, work, workspaceWith } from '../content/workspace.ts';
import { siteModel } from '../../../src/pages/all.ts';

const works = {
  'content/en/works/own.mdx': work().replace('Aurora', 'Own'),
  'content/en/works/haydn.mdx': work('composer: Joseph Haydn\n').replace('Aurora', 'Lark'),
  'content/es/works/haydn.mdx': '---\ncomposer: José Haydn\n---\n',
  'content/en/works/bartok.mdx': work('composer: Béla Bartók\n').replace('Aurora', 'Fourth'),
};

/** What machines are told of the composer of each work, by its name. */
async function composersIn(address: string, kind: 'person' | 'group') {
  const site = `kind: ${kind}\n${String(smallestContent()['content/site.yaml'])}`;
  const source = await season({ ...works, 'content/site.yaml': site });
  const data = await pageData(source, address);
  const things = readThings(
    JSON.stringify(await structuredData(data, shellData(source, data.locale), source.rooms)),
  );
  return things.filter((thing) => typeOf(thing) === 'MusicComposition');
}

it('tells machines who composed each work, in the order of the composers', async () => {
  expect(await composersIn('/biography', 'person')).toMatchObject([
    { name: 'Fourth', composer: { '@type': 'Person', name: 'Béla Bartók' } },
    { name: 'Lark', composer: { '@type': 'Person', name: 'Joseph Haydn' } },
    { name: 'Own', composer: { '@id': 'https://example.org/#artist' } },
  ]);
});

it('names a composer in the language of the page', async () => {
  expect(await composersIn('/es/biography', 'person')).toMatchObject([
    {},
    { name: 'Lark', composer: { name: 'José Haydn' } },
    {},
  ]);
});

it('doesn’t say that a group composed what it plays', async () => {
  const [, , own] = await composersIn('/biography', 'group');
  expect(own).toMatchObject({ name: 'Own' });
  expect(own).not.toHaveProperty('composer');
});

it.each([
  ['/concerts', 'CollectionPage', undefined],
  ['/concerts/run', 'WebPage', ['concert-run', 'concert-run.2027-02-13']],
  ['/concerts/month', 'WebPage', undefined],
  ['/news', 'CollectionPage', undefined],
  ['/news/2', 'CollectionPage', undefined],
  ['/es/news/item', 'WebPage', ['news-item']],
  ['/works/own', 'WebPage', ['work-own']],
  ['/teaching', 'WebPage', undefined],
])('the page %s is a %s about %j', async (address, type, about) => {
  const item = '---\ndate: 2027-01-29\ntitle: Title\nsummary: Summary\n---\n';
  const names = 'item a b c d e f g h i j k l'.split(' ');
  const source = await season({
    ...concerts({ run: concert({ also: '[2027-02-13]' }), month: concert({ date: '2027-05' }) }),
    ...Object.fromEntries(names.map((name) => [`content/en/news/${name}.mdx`, item] as const)),
    'content/en/works/own.mdx': work('page: true\n'),
    'content/en/pages/teaching.mdx': '---\ntitle: Teaching\n---\n\nText.\n',
  });
  const data = await pageData(source, address);
  expect(data.address).toBe(address);
  const graph = await structuredData(data, shellData(source, data.locale), source.rooms);
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
  ['/biography', { award: ['A prize'], jobTitle: ['site.occupation'] }],
  ['/es/biography', { jobTitle: ['violinista'] }],
])('on %s, says of the artist what is in the language of the page', async (address, texts) => {
  const source = await season({
    'content/en/biography/conductor.mdx': String(
      smallestContent()['content/en/biography/conductor.mdx'],
    ).replace('alt:', 'award: A prize\nalt:'),
    'content/es/messages.yaml': 'site:\n  occupation: violinista\n',
  });
  const data = await pageData(source, address);
  const graph = await structuredData(data, shellData(source, data.locale), source.rooms);
  const things = readThings(JSON.stringify(graph));
  const artist = things.find((thing) => typeOf(thing) === 'Person');
  const { description, jobTitle, award } = artist ?? {};
  expect({ description, jobTitle, award }).toEqual({
    description: undefined,
    award: undefined,
    ...texts,
  });
});

/** The structured data of a site with a work first performed on a date, and where. */
async function graphWith(date: string, where = 'place: Vigo'): Promise<string> {
  const premiere = `premiere:\n  date: ${date}\n  ${where}\n`;
  const source = await season({ 'content/en/works/aurora.mdx': work(premiere) });
  return JSON.stringify(
    await structuredData(
      await pageData(source, '/biography'),
      shellData(source, 'en'),
      source.rooms,
    ),
  );
}

it('a first performance whose day is known is an event', async () => {
  expect(await graphWith('2019-05-03')).toContain('"startDate":"2019-05-03"');
});

it.each([
  ['2019', 'place: Vigo'],
  ['2019-05', 'place: Vigo'],
  ['2019-05-03', 'venue: Hall'],
])('a first performance on %s with `%s` alone is no event', async (date, where) => {
  expect(await graphWith(date, where)).not.toContain('firstPerformance');
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

function siteWith(kind: string) {
  return `kind: ${kind}\n${members}${String(smallestContent()['content/site.yaml'])}`;
}

async function biographyAt(address: string) {
  const source = await season({ 'content/site.yaml': siteWith('group') });
  const page = await pageData(source, address);
  if (!isPage<BiographyPage>(page, 'biography'))
    throw new Error(`${address} is a page of another kind.`);
  return { page, shell: shellData(source, page.locale), rooms: source.rooms };
}

it('lists the members of a group with their instruments, each in a language', async () => {
  const { page } = await biographyAt('/es/biography');
  expect(page.content.members).toEqual([
    { name: 'Anna Berg', instrument: { value: 'Violín' } },
    { name: 'Jan Haas', instrument: { value: 'Viola', lang: 'en' } },
    { name: 'Eva Lind' },
  ]);
});

it('tells machines the members of a group', async () => {
  const { page, shell, rooms } = await biographyAt('/biography');
  expect(readThings(JSON.stringify(await structuredData(page, shell, rooms)))).toContainEqual(
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
