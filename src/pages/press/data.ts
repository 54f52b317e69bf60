import type { PressItem } from './fields.ts';
import { formatDate } from '../../text/format-date.ts';
import { quotedIn, type Quotation } from '../../site/quotation.ts';
import { pageOf, type LocalContent } from '../../site/local-content.ts';

/** A press item as its list shows it. */
export interface ListedItem extends Omit<PressItem, 'quote'> {
  readonly quote?: Quotation;
  readonly dateInWords: string;
}

/** What a page of the press shows. */
export async function pressContent(local: LocalContent, part: string) {
  const { collections, locale } = local;
  const page = pageOf(collections.press, part);
  const entries = page.entries.map(({ quote, ...item }): ListedItem => ({
    ...item,
    ...(quote && { quote: quotedIn(quote, local) }),
    dateInWords: formatDate(item.date, locale),
  }));
  return { press: { ...page, entries } };
}
