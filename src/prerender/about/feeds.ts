// Press items -> RSS and JSON Feed.
import { site } from 'virtual:content/site';
import { Feed } from 'feed';
import type { Messages } from '../../content/schema/messages.ts';
import type { Locale } from '../../locales.ts';
import { localAddress } from '../../site/addresses.ts';
import { pressData } from '../../routes/data.ts';

/** Where a language's feeds are, without the base path. */
export function feedAddresses(locale: Locale): { readonly rss: string; readonly json: string } {
  return { rss: localAddress(locale, 'press.xml'), json: localAddress(locale, 'press.json') };
}

/** A language's press feeds: RSS 2.0 and JSON Feed 1, newest first. Dates are those of the items, never the clock's. */
export async function writeFeeds(
  locale: Locale,
  messages: Messages,
): Promise<{ rss: string; json: string }> {
  const items = (await pressData(locale)).press?.entries ?? [];
  const addresses = feedAddresses(locale);
  const page = absolute(localAddress(locale, 'press'));
  const feed = new Feed({
    title: `${messages['nav.press'].value} — ${site.artist}`,
    description: messages['press.description'].value,
    id: page,
    link: page,
    language: locale,
    copyright: site.artist,
    generator: site.artist,
    updated: new Date(items[0]?.date ?? 0),
    feedLinks: { rss: absolute(addresses.rss), json: absolute(addresses.json) },
    author: { name: site.artist, link: site.url },
  });
  for (const item of items) {
    feed.addItem({
      title: `${item.title.value} (${item.publication})`,
      id: item.url,
      link: item.url,
      description: asHtml(item.summary.value),
      date: new Date(item.date),
      published: new Date(item.date),
    });
  }
  return { rss: feed.rss2(), json: feed.json1() };
}

/** Both formats hold HTML where a summary stands. */
function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function absolute(address: string): string {
  return new URL(address.slice(1), site.url).href;
}
