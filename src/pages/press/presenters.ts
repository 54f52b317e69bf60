import { press } from './fields.ts';
import { formatDate } from '../../text/format-date.ts';
import { entriesOf, type LocaleContent } from '../../site/locale-content.ts';
import type { KitContribution, QuotedItem } from '../../site/presenters.ts';
import { quotedIn } from '../../site/quotation.ts';

const mostItems = 3;

/** The latest items, to be quoted. */
export function contribution(content: LocaleContent): KitContribution {
  return { quotes: latest(content) };
}

/** The latest items with a quote, or the latest of all where none has one. */
function latest(content: LocaleContent): QuotedItem[] {
  const { collections, locale } = content;
  const items = entriesOf(collections.get(press));
  const quoted = items.filter(({ quote }) => quote);
  const shown = (quoted.length > 0 ? quoted : items).slice(0, mostItems);
  return shown.map(({ sourceFile, slug, title, quote, publication, critic, url, date }) => ({
    ...(sourceFile && { sourceFile }),
    slug,
    ...(title && { title }),
    ...(quote && { quote: quotedIn(quote, content) }),
    publication,
    ...(url && { url }),
    ...(critic && { critic }),
    ...(date && { dateInWords: formatDate(date, locale) }),
  }));
}
