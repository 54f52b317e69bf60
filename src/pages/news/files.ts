import type { FeedItem } from '../../site/room.ts';
import type { NewsPage } from './data.ts';

/** What feeds have of the news; of a month or a year alone its first day, since feeds want one. */
export function feedItems({ content: { news } }: NewsPage, page: string): FeedItem[] {
  return news.entries.map(({ slug, title, summary, date }) => {
    const url = `${page}/${slug}`;
    const day = date + '-01-01'.slice(date.length - 4);
    return { title: title.value, id: url, link: url, summary, date: day };
  });
}
