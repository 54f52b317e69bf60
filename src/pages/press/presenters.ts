import { formatDate } from '../../text/format-date.ts';
import { entriesOf, type LocalContent } from '../../site/local-content.ts';
import {
  paragraphs,
  type KitPart,
  type PlainTexts,
  type QuotedItem,
} from '../../site/presenters.ts';
import { quotedIn } from '../../site/quotation.ts';

const mostItems = 3;

/** The latest items, to be quoted. */
export function kit(local: LocalContent): KitPart {
  return { press: latest(local) };
}

/** The latest items, each with its source. */
export function texts(local: LocalContent): PlainTexts {
  const items = latest(local).map(({ title, quote, publication, dateInWords, url }) => [
    quote ? quote.opening + quote.value + quote.closing : title.value,
    `${publication}, ${dateInWords}`,
    url,
  ]);
  return { 'press.txt': paragraphs(items) };
}

/** The latest items with a quote, or the latest of all where none has one. */
function latest(local: LocalContent): QuotedItem[] {
  const { collections, locale } = local;
  const items = entriesOf(collections.press);
  const quoted = items.filter(({ quote }) => quote);
  const shown = (quoted.length > 0 ? quoted : items).slice(0, mostItems);
  return shown.map(({ sourceFile, slug, title, quote, publication, url, date }) => ({
    ...(sourceFile && { sourceFile }),
    slug,
    title,
    ...(quote && { quote: quotedIn(quote, local) }),
    publication,
    ...(url && { url }),
    dateInWords: formatDate(date, locale),
  }));
}
