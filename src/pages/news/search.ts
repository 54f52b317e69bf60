import type { Thing } from 'schema-dts';
import { absoluteUrl } from '../../page/addresses.ts';
import type { LocaleContent } from '../../page/locale-content.ts';
import { pictureUrl } from '../../body/picture-file.ts';
import type { SearchData } from '../../page/room.ts';
import { artistRef, entryRef } from '../../page/schema-org.ts';
import type { NewsPage } from './data.ts';

/** Articles for the items of the page. */
export function search({ site: { url } }: LocaleContent, { content }: NewsPage): SearchData {
  return { things: content.news.entries.flatMap((item) => newsArticles(item, url)) };
}

/** Search engines require a date; an item without one is omitted. */
function newsArticles(item: NewsPage['content']['news']['entries'][number], url: string): Thing[] {
  const { address, slug, title, summary, date, image } = item;
  if (!date) return [];
  return [
    {
      '@type': 'NewsArticle',
      ...entryRef(url, `#news-${slug}`),
      url: absoluteUrl(address, url),
      headline: title.value,
      description: summary.value,
      datePublished: date.value,
      author: artistRef(url),
      ...(image && { image: pictureUrl(image, url) }),
    },
  ];
}
