// Press items -> RSS and JSON Feed.
import { Feed } from 'feed';
import { absoluteUrl } from '../../site/addresses.ts';
import { isPage, type PageData, type ShellData } from '../../site/page.ts';
import { localizedHtml } from '../../site/localized-html.ts';
import type { OutputFile, OutputSource } from '../../site/output.ts';
import { shellsOf } from '../../site/shell-data.ts';
import { feedAddresses } from './addresses.ts';
import type { PressPage } from './data.ts';

/**
 * The feeds of each language by address, RSS 2.0 and JSON Feed 1, newest first; none where there is no press. Items of
 * which only the month or the year is known are left out: both formats want an hour.
 */
export async function feedFiles({ content, pages }: OutputSource): Promise<OutputFile[]> {
  const all = await pages();
  return shellsOf(content).flatMap((shell) => feedsOf(all, shell));
}

/** The feeds of a language. */
export function feedsOf(
  pages: readonly PageData[],
  shell: ShellData,
): (readonly [address: string, text: string])[] {
  const page = pages
    .filter((data) => isPage<PressPage>(data, 'press'))
    .find(({ locale, number }) => locale === shell.locale && number === 1);
  if (!page) return [];
  const feed = writeFeed(page, shell);
  const [rss, json] = feedAddresses(shell.locale);
  return [
    [rss.address, withoutBuildDate(feed.rss2())],
    [json.address, feed.json1()],
  ];
}

function writeFeed(data: PressPage, { site }: ShellData) {
  const { address, locale, title, description, content } = data;
  const [rss, json] = feedAddresses(locale);
  const items = content.press.entries.filter((item) => isDay(item.date));
  const page = absoluteUrl(address, site.url);
  const feed = new Feed({
    title: `${title.value} — ${site.artist}`,
    description: description.value,
    id: page,
    link: page,
    language: locale,
    copyright: site.artist,
    generator: false,
    feedLinks: {
      rss: absoluteUrl(rss.address, site.url),
      json: absoluteUrl(json.address, site.url),
    },
    author: { name: site.artist, link: site.url },
  });
  for (const item of items) {
    feed.addItem({
      title: insideCdata(`${item.title.value} (${item.publication})`),
      id: item.url ?? `${page}#${item.slug}`,
      link: item.url ?? page,
      // Both formats hold HTML in descriptions.
      description: insideCdata(localizedHtml(item.summary)),
      date: new Date(item.date),
      published: new Date(item.date),
    });
  }
  return feed;
}

/** The package writes the moment of the build, which says nothing of the items and makes other bytes each time. */
function withoutBuildDate(rss: string): string {
  return rss.replace(/\s*<lastBuildDate>[^<]*<\/lastBuildDate>/, '');
}

function isDay(date: string): boolean {
  return date.length === '2024-03-09'.length;
}

/** The package escapes only the first `]]>` of a CDATA section; any other would end it. */
function insideCdata(text: string): string {
  return text.replaceAll(']]>', ']] >');
}
