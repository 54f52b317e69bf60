import { expect, it } from 'vitest';
import { rooms } from '../../../../src/pages/all.ts';
import { feedsOf } from '../../../../src/site/feeds.ts';
import { pageData } from '../../../../src/site/page-data.ts';
import { shellData } from '../../../../src/site/shell-data.ts';
import { pressItem } from '../../content/workspace.ts';
import { season } from '../concerts/season.ts';

it.each(['2024', '2024-03'])('a feed of items of %s has no day that nobody knows', async (date) => {
  const text = pressItem().replace('2024-03-09', date);
  const source = await season({ 'content/en/press/item.mdx': text });
  const files = await feedsOf([await pageData(source, '/press')], shellData(source, 'en'), rooms);
  expect(files).toHaveLength(2);
  for (const [, feed] of files) expect(feed).not.toMatch(/Date>|date_|1970/);
});

it('a feed gives each item its own day, and no other', async () => {
  const source = await season({ 'content/en/press/item.mdx': pressItem() });
  const [rss] = await feedsOf([await pageData(source, '/press')], shellData(source, 'en'), rooms);
  expect(rss?.[1].match(/<\w*Date>.*<\/\w*Date>/g)).toEqual([
    '<pubDate>Sat, 09 Mar 2024 12:00:00 GMT</pubDate>',
  ]);
});
