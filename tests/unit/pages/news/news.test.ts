import { expect, test } from 'vitest';
import { rooms } from '../../../../src/pages/all.ts';
import type { NewsPage } from '../../../../src/pages/news/data.ts';
import { search } from '../../../../src/pages/news/search.ts';
import { feedFiles } from '../../../../src/pages/news/files.ts';
import { isPage } from '../../../is-page.ts';
import { pageAddresses, pageData, type Shown } from '../../../../src/page/page-data.ts';
import { describeInHead } from '../../../../src/build/head.ts';
import { photographsIn, pictureUrl } from '../../../../src/body/picture-file.ts';
import { localeContent } from '../../../../src/page/locale-content.ts';
import { season } from '../concerts/season.ts';

const source = await season({
  'content/en/news/recording.mdx': item('2027-01-29', 'image: hall.png\nalt: Alt\n', 'Text.\n'),
  'content/es/news/recording.mdx': '---\ntitle: Una grabación\n---\n',
  'content/en/news/coming.mdx': item('2027-02-15'),
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`content/en/news/old-${index}.mdx`, item('2024-03')]),
  ),
});

function item(date: string, fields = '', body = ''): string {
  return `---\ndate: ${date}\ntitle: News of ${date}\nsummary: Summary\n${fields}---\n${body}`;
}

async function newsAt(address: string, shown: Shown = source): Promise<NewsPage> {
  const page = await pageData(shown, address);
  if (isPage<NewsPage>(page, 'news')) return page;
  throw new Error(`${address} is a page of another kind.`);
}

test('the news are a list in pages, and a page for each', async () => {
  const addresses = pageAddresses(source);
  for (const address of ['/news', '/news/2', '/news/recording', '/es/news/recording'])
    expect(addresses).toContain(address);
  expect(addresses).not.toContain('/news/3');
  const { content, number } = await newsAt('/news/2');
  expect([number, content.news.entries.length, content.news.total]).toEqual([2, 2, 14]);
});

test('the newest news come first, those of a day to come among them', async () => {
  const { content } = await newsAt('/news');
  expect(content.news.entries.slice(0, 2).map(({ slug }) => slug)).toEqual(['coming', 'recording']);
  expect((await pageData(source, '/')).content).toMatchObject({
    news: { address: '/news/coming', title: { value: 'News of 2027-02-15' } },
  });
  expect((await pageData(await season({}), '/')).content).toMatchObject({ news: undefined });
});

test('a page of news has their headline, their summary and their text', async () => {
  const page = await newsAt('/es/news/recording');
  expect(page.title).toEqual({ value: 'Una grabación' });
  expect(page.description).toEqual({ value: 'Summary', lang: 'en' });
  expect(page.content).toMatchObject({ isSingle: true, text: { lang: 'en' } });
  expect(page.languages).toEqual(['en', 'es']);
  const untranslated = await newsAt('/es/news/coming');
  expect(untranslated.languages).toEqual(['en']);
  expect(untranslated.content).not.toHaveProperty('text');
});

test('search engines are told who wrote an item, when, and with which picture', async () => {
  const content = localeContent(source, 'en');
  const page = await newsAt('/news/recording');
  const [image = ''] = page.content.news.entries.flatMap((each) =>
    each.image ? pictureUrl(each.image, 'https://example.org/') : [],
  );
  expect(search(content, page).things).toEqual([
    {
      '@type': 'NewsArticle',
      '@id': 'https://example.org/#news-recording',
      url: 'https://example.org/news/recording',
      headline: 'News of 2027-01-29',
      description: 'Summary',
      datePublished: '2027-01-29',
      author: { '@id': 'https://example.org/#artist' },
      image,
    },
  ]);
  expect(photographsIn(page.content).map(({ alt }) => alt?.value)).toEqual(['Alt']);
  const list = await newsAt('/news');
  expect(search(content, list).things).toHaveLength(12);
});

test('a feed leads to the page of each item, and dates it at noon if its day is known', () => {
  const feeds = new Map(
    feedFiles({ content: source }).map(([address, text]) => [address, String(text)]),
  );
  expect([...feeds.keys()]).toEqual(['/news.xml', '/es/news.xml']);
  const feed = feeds.get('/es/news.xml') ?? '';
  const found = feed.match(/<link>.*<\/link>|<pubDate>.*<\/pubDate>/g) ?? [];
  expect(found).toHaveLength(1 + 12 + 2);
  expect(found.slice(1, 7)).toEqual([
    '<link>https://example.org/es/news/coming</link>',
    '<pubDate>Mon, 15 Feb 2027 12:00:00 GMT</pubDate>',
    '<link>https://example.org/es/news/recording</link>',
    '<pubDate>Fri, 29 Jan 2027 12:00:00 GMT</pubDate>',
    '<link>https://example.org/es/news/old-0</link>',
    '<link>https://example.org/es/news/old-1</link>',
  ]);
  expect(feed).not.toMatch(/lastBuildDate/);
  expect(feed).toContain('<language>es</language>');
  expect(feed).toContain('href="https://example.org/es/news.xml" rel="self"');
  // In Spanish only the title of one item is translated.
  expect(feed).toContain('<title><![CDATA[Una grabación]]></title>');
  expect(feed).toContain('<![CDATA[<span lang="en" dir="ltr">Summary</span>]]>');
});

test('news without a date come last, and nothing says when they are from', async () => {
  const undated = (title: string) =>
    item('2024').replace('date: 2024\n', '').replace('2024', title);
  const shown = await season({
    'content/en/news/a.mdx': undated('A'),
    'content/en/news/b.mdx': item('2026-05-04'),
  });
  const list = await newsAt('/news', shown);
  expect(list.content.news.entries.map(({ slug }) => slug)).toEqual(['b', 'a']);
  const { things } = search(localeContent(shown, 'en'), list);
  expect(things).toMatchObject([{ datePublished: '2026-05-04' }]);
  const [feed] = feedFiles({ content: shown });
  const [, ...items] = String(feed?.[1]).split('<item>');
  expect(items.map((each) => each.includes('<pubDate>'))).toEqual([true, false]);
});

test('the first page has no news where none has a date', async () => {
  const shown = await season({ 'content/en/news/a.mdx': item('').replace('date: \n', '') });
  expect((await pageData(shown, '/')).content).toMatchObject({ news: undefined });
});

test('a feed survives the end of a CDATA section in a title, and is there with news alone', async () => {
  const odd = item('2027-01-29').replace('title: News of', "title: ']]> and ]]>' # ");
  const [feed] = feedFiles({ content: await season({ 'content/en/news/odd.mdx': odd }) });
  expect(feed?.[1]).toContain('<title><![CDATA[]] > and ]] >]]></title>');
  expect(feedFiles({ content: await season({}) })).toEqual([]);
});

test('every page of a site with news names the feed of its language', async () => {
  const headOf = async (shown: Shown, address: string, locale: 'en' | 'es') => {
    const data = await pageData(shown, address);
    return describeInHead(data, localeContent(shown, locale), { path: '/a.jpg' }, rooms);
  };
  expect(await headOf(source, '/es/contact', 'es')).toMatch(
    /<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="https:\/\/example.org\/es\/news.xml">/,
  );
  expect(await headOf(await season({}), '/contact', 'en')).not.toContain('application/rss+xml');
});
