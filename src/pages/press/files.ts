import type { FeedItem } from '../../site/room.ts';
import type { PressPage } from './data.ts';

/** What feeds have of the press. */
export function feedItems({ content: { press } }: PressPage, page: string): FeedItem[] {
  return press.entries.map(({ slug, title, publication, summary, date, url }) => ({
    title: `${title.value} (${publication})`,
    id: url ?? `${page}#${slug}`,
    link: url ?? page,
    summary,
    date,
  }));
}
