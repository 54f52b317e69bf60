import { absoluteUrl } from '../../page/addresses.ts';
import type { LocaleContent } from '../../page/locale-content.ts';
import { pictureUrl } from '../../body/picture-file.ts';
import type { SearchFacts } from '../../page/room.ts';
import { artistIn, entryIn } from '../../page/schema-org.ts';
import type { NewsPage } from './data.ts';

/** The items of the page, in a list or alone. */
export function search({ site: { url } }: LocaleContent, { content }: NewsPage): SearchFacts {
  const things = content.news.entries.map(({ address, slug, title, summary, date, image }) => ({
    '@type': 'NewsArticle' as const,
    ...entryIn(url, `#news-${slug}`),
    url: absoluteUrl(address, url),
    headline: title.value,
    description: summary.value,
    ...(date && { datePublished: date.value }),
    author: artistIn(url),
    ...(image && { image: pictureUrl(image, url) }),
  }));
  return { things };
}
