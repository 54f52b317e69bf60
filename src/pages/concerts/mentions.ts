// A work -> its performances among the concerts.
import { type EntryRef, refersToEntry } from '../../content/fields/references.ts';
import { entriesOf, type LocaleContent } from '../../page/locale-content.ts';
import type { Mention, Mentions } from '../../page/mentions.ts';
import { concertAddress } from './addresses.ts';
import { concerts } from './fields.ts';
import { performancesOf } from './performances.ts';
import { byDate } from './schedule.ts';
import { texts } from './texts.ts';

/** The performances of a work, the earliest first. */
export function mentions(content: LocaleContent, named: EntryRef): Mentions {
  const items = entriesOf(content.collections.get(concerts))
    .filter((concert) => refersToEntry(concerts, concert, named))
    .flatMap((concert) => performancesOf(concert, content).map((each) => ({ ...each, concert })))
    .toSorted(byDate)
    .map(({ concert, date, dateText: dateInWords, statusText: statusInWords, ends }): Mention => ({
      address: concertAddress(content.locale, concert.slug),
      title: concert.title,
      date: { value: date, text: dateInWords },
      details: [concert.venue, concert.city].flatMap((place) => place ?? []),
      ...(statusInWords && { status: statusInWords }),
      ends,
    }));
  const messages = content.messagesFor(texts);
  const [label, labelOver] = [messages['nav.concerts'], messages['concerts.earlier']];
  return { label, pastLabel: labelOver, items };
}
