import { absoluteUrl } from '../../site/addresses.ts';
import type { LocaleContent } from '../../site/locale-content.ts';
import { pictureUrl } from '../../site/picture-file.ts';
import type { SearchFacts } from '../../site/room.ts';
import { artistIn, entryIn } from '../../site/schema-org.ts';
import type { NewsPage } from './data.ts';

/** The items of the page, in a list or alone. */
export function search({ site: { url } }: LocaleContent, { content }: NewsPage): SearchFacts {
  const things = content.news.entries.map(({ address, slug, title, summary, date, image }) => ({
    '@type': 'NewsArticle' as const,
    ...entryIn(url, `#news-${slug}`),
    url: absoluteUrl(address, url),
    headline: title.value,
    description: summary.value,
    datePublished: date,
    author: artistIn(url),
    ...(image && { image: pictureUrl(image, url) }),
  }));
  return { things };
}
