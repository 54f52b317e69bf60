// The news -> RSS 2.0, a feed for each language.
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

/** The feeds by address; none where there is no news. */
export function feedFiles({ content }: Pick<OutputSource, 'content'>): OutputFile[] {
  return locales.flatMap(({ id }) => {
    const feed = rss(localeContent(content, id));
    return feed === undefined ? [] : [[feedAddress(id), feed] as const];
  });
}

/** The first page of the list as a feed. */
function rss({ locale, site, collections, messagesFor }: LocaleContent): string | undefined {
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
      title: insideCdata(title.value),
      // RSS has HTML in descriptions.
      description: insideCdata(localizedHtml(summary)),
      // Its types want a date; without one, or with a month or a year alone, it writes none.
      date: assumeType<Date>(date && date.value.length === 10 ? noonOf(date.value) : undefined),
    });
  // The package writes the moment of the build, which makes other bytes each time.
  return feed.rss2().replace(/\s*<lastBuildDate>[^<]*<\/lastBuildDate>/, '');
}

/** At noon in UTC it is the same day nearly everywhere. */
function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

/** The package escapes only the first `]]>` of a CDATA section; any other would end it. */
function insideCdata(text: string): string {
  return text.replaceAll(']]>', ']] >');
}
