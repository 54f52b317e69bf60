// Pages -> RSS and JSON Feed.
import { Feed } from 'feed';
import { absoluteUrl } from './addresses.ts';
import { feedAddresses } from './feed-addresses.ts';
import { localizedHtml } from './localized-html.ts';
import type { Output } from './output.ts';
import type { PageData, ShellData } from './page.ts';
import type { FeedItem, Room } from './room.ts';
import { shellsOf } from './shell-data.ts';

export function feedFiles(rooms: readonly Room[]): Output {
  const paths = rooms.flatMap(({ feed, page }) => (feed && page ? [page.path] : []));
  return {
    pattern: new RegExp(`/(?:${paths.join('|')})\\.(?:xml|json)$`),
    list: async ({ content, pages }) => {
      const all = await pages();
      const feeds = shellsOf(content).map((shell) => feedsOf(all, shell, rooms));
      return (await Promise.all(feeds)).flat();
    },
  };
}

/**
 * The feeds of a language by address, RSS 2.0 and JSON Feed 1, of each page with feeds that exists. Items of which no day
 * is known are left out: both formats want an hour.
 */
export async function feedsOf(
  pages: readonly PageData[],
  shell: ShellData,
  rooms: readonly Room[],
): Promise<readonly (readonly [address: string, text: string])[]> {
  const feeds = rooms.map(async ({ name, page, feed }) => {
    const isFirst = (data: PageData) => data.page === name && data.path === page?.path;
    const data = pages.find((each) => isFirst(each) && each.locale === shell.locale);
    if (!data || !feed) return [];
    const url = absoluteUrl(data.address, shell.site.url);
    const written = writeFeed(data, shell, url, (await feed()).feedItems(data, url));
    const [rss, json] = feedAddresses(data);
    return [
      [rss.address, withoutBuildDate(written.rss2())],
      [json.address, written.json1()],
    ] as const;
  });
  return (await Promise.all(feeds)).flat();
}

function writeFeed(
  data: PageData,
  { site }: ShellData,
  url: string,
  items: readonly FeedItem[],
): Feed {
  const { locale, title, description } = data;
  const [rss, json] = feedAddresses(data);
  const feed = new Feed({
    title: `${title.value} — ${site.artist}`,
    description: description.value,
    id: url,
    link: url,
    language: locale,
    copyright: site.artist,
    generator: false,
    feedLinks: {
      rss: absoluteUrl(rss.address, site.url),
      json: absoluteUrl(json.address, site.url),
    },
    author: { name: site.artist, link: site.url },
  });
  for (const { title: name, summary, date = '', ...item } of items.filter(isOfDay)) {
    feed.addItem({
      ...item,
      title: insideCdata(name),
      // Both formats hold HTML in descriptions.
      description: insideCdata(localizedHtml(summary)),
      date: noonOf(date),
      published: noonOf(date),
    });
  }
  return feed;
}

/** The package writes the moment of the build, which says nothing of the items and makes other bytes each time. */
function withoutBuildDate(rss: string): string {
  return rss.replace(/\s*<lastBuildDate>[^<]*<\/lastBuildDate>/, '');
}

/** At noon in UTC it is the same day nearly everywhere. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

function isOfDay({ date }: FeedItem): boolean {
  return date?.length === '2024-03-09'.length;
}

/** The package escapes only the first `]]>` of a CDATA section; any other would end it. */
function insideCdata(text: string): string {
  return text.replaceAll(']]>', ']] >');
}
