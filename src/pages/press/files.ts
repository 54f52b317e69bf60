import type { FeedItem } from '../../site/room.ts';
import type { PressPage } from './data.ts';

export function feedItems({ content: { press } }: PressPage, page: string): FeedItem[] {
  return press.entries.map(({ slug, title, publication, summary, quote, date, url }) => ({
    title: title ? `${title.value} (${publication})` : publication,
    id: url ?? `${page}#${slug}`,
    link: url ?? page,
    summary: summary ?? quote ?? { value: '' },
    ...(date && { date }),
  }));
}
