import { expect, test } from 'vitest';
import { feedFiles } from '../../../src/prerender/about/feeds.ts';
import { pageData, shellData } from '../../../src/site/page-data/page-data.ts';
import { pressItem } from '../content/workspace.ts';
import { season } from '../concerts/season.ts';

test.each(['2024', '2024-03'])(
  'a feed of items of %s has no day that nobody knows',
  async (date) => {
    const text = pressItem().replace('2024-03-09', date);
    const source = await season({ 'content/en/press/item.mdx': text });
    const files = feedFiles([await pageData(source, '/press')], shellData(source, 'en'));
    expect(files).toHaveLength(2);
    for (const [, feed] of files) expect(feed).not.toMatch(/Date>|date_|1970/);
  },
);

test('a feed gives each item its own day, and no other', async () => {
  const source = await season({ 'content/en/press/item.mdx': pressItem() });
  const [rss] = feedFiles([await pageData(source, '/press')], shellData(source, 'en'));
  expect(rss?.[1].match(/<\w*Date>.*<\/\w*Date>/g)).toEqual([
    '<pubDate>Sat, 09 Mar 2024 00:00:00 GMT</pubDate>',
  ]);
});
