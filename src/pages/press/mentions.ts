// In: a work. Out: the press items about it.
import { type EntryRef, refersToEntry } from '../../content/fields/references.ts';
import { addressIn, pathBelow } from '../../page/addresses.ts';
import type { LocaleContent } from '../../page/locale-content.ts';
import { resolveLink } from '../../page/localized-addresses.ts';
import type { Mention, Mentions } from '../../page/mentions.ts';
import { quotationIn, withMarks } from '../../body/quotation.ts';
import { press } from './fields.ts';
import { texts } from './texts.ts';

/** The items about a work, the newest first; one without an address links to the page that lists it. */
export function mentions(content: LocaleContent, work: EntryRef): Mentions {
  const { collections, locale } = content;
  const items = collections.get(press).flatMap(({ number, entries }) => {
    const page = addressIn(locale, pathBelow('press', number === 1 ? '' : String(number)));
    return entries
      .filter((item) => refersToEntry(press, item, work))
      .map(({ url, date, title, quote, publication }): Mention => ({
        address: resolveLink(url, content) ?? page,
        ...(date && { date }),
        title: title ?? (quote && withMarks(quotationIn(quote, content))) ?? { value: publication },
        details: [{ value: publication }],
      }));
  });
  return { label: content.messagesFor(texts)['nav.press'], items };
}
