// In: the news. Out: a feed in RSS 2.0 for each locale.
import { Feed } from 'feed';
import { assumeType } from '../../assume-type.ts';
import { locales } from '../../locales.ts';
import { absoluteUrl, addressIn } from '../../page/addresses.ts';
import { localeContent, type LocaleContent } from '../../page/locale-content.ts';
import { fill } from '../../page/messages.ts';
import { localizedHtml } from '../../body/localized-html.ts';
import type { OutputFile, OutputSource } from '../../page/output.ts';
import { feedAddress } from './addresses.ts';
import { news } from './fields.ts';
import { texts } from './texts.ts';

/** Pairs of address and feed; none without news. */
export function feedFiles({ content }: Pick<OutputSource, 'content'>): OutputFile[] {
  return locales.flatMap(({ id }) => {
    const feed = renderFeed(localeContent(content, id));
    return feed === undefined ? [] : [[feedAddress(id), feed] as const];
  });
}

/** A feed of the first page of the list. */
function renderFeed({ locale, site, collections, messagesFor }: LocaleContent): string | undefined {
  const [page] = collections.get(news);
  if (!page) return undefined;
  const messages = messagesFor(texts);
  const url = absoluteUrl(addressIn(locale, 'news'), site.url);
  const feed = new Feed({
    title: `${messages['nav.news'].value} — ${site.artist}`,
    description: fill(messages['news.description'].value, { artist: site.artist }),
    id: url,
    link: url,
    language: locale,
    copyright: site.artist,
    generator: false,
    feedLinks: { rss: absoluteUrl(feedAddress(locale), site.url) },
    author: { name: site.artist, link: site.url },
  });
  for (const { slug, title, summary, date } of page.entries)
    feed.addItem({
      id: `${url}/${slug}`,
      link: `${url}/${slug}`,
      title: escapeCdata(title.value),
      // RSS descriptions are HTML.
      description: escapeCdata(localizedHtml(summary)),
      // The types require a date, but the package omits it if undefined, as for a month or a year.
      date: assumeType<Date>(date && date.value.length === 10 ? toNoon(date.value) : undefined),
    });
  // The time of the build would make each build differ.
  return feed.rss2().replace(/\s*<lastBuildDate>[^<]*<\/lastBuildDate>/, '');
}

/** Noon in UTC is on the same day in nearly every time zone. */
function toNoon(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

/** The package escapes only the first `]]>` of a CDATA section; a second one would end it. */
function escapeCdata(text: string): string {
  return text.replaceAll(']]>', ']] >');
}
