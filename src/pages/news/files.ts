import type { FeedItem } from '../../site/room.ts';
import type { NewsPage } from './data.ts';

/** What feeds have of the news. */
export function feedItems({ content: { news } }: NewsPage, page: string): FeedItem[] {
  return news.entries.map(({ slug, title, summary, date }) => {
    const url = `${page}/${slug}`;
    return { title: title.value, id: url, link: url, summary, date };
  });
}
