import type { PressItem } from '../../content/schema/collections.ts';
import { formatDate } from '../../text/format-date.ts';
import { pageOf, type LocalContent } from './local-content.ts';

/** A press item as its list shows it. */
export interface ListedItem extends PressItem {
  readonly dateInWords: string;
}

/** What a page of the press shows. */
export async function pressContent({ collections, locale }: LocalContent, number: number) {
  const page = pageOf(collections.press, number);
  const entries = page.entries.map((item): ListedItem => ({
    ...item,
    dateInWords: formatDate(item.date, locale),
  }));
  return { press: { ...page, entries } };
}
