// In: a work. Out: its performances.
import { type EntryRef, refersToEntry } from '../../content/fields/references.ts';
import { entriesOf, type LocaleContent } from '../../page/locale-content.ts';
import type { Mention, Mentions } from '../../page/mentions.ts';
import { concertAddress } from './addresses.ts';
import { concerts } from './fields.ts';
import { performancesOf } from './performances.ts';
import { byDate } from './schedule.ts';
import { texts } from './texts.ts';

/** The performances of an entry of another room, the earliest first. */
export function mentions(content: LocaleContent, ref: EntryRef): Mentions {
  const items = entriesOf(content.collections.get(concerts))
    .filter((concert) => refersToEntry(concerts, concert, ref))
    .flatMap((concert) =>
      performancesOf(concert, content).map((performance) => ({ ...performance, concert })),
    )
    .toSorted(byDate)
    .map(({ concert, date, dateText, statusText, ends }): Mention => ({
      address: concertAddress(content.locale, concert.slug),
      title: concert.title,
      date: { value: date, text: dateText },
      details: [concert.venue, concert.city].flatMap((place) => place ?? []),
      ...(statusText && { status: statusText }),
      ends,
    }));
  const messages = content.messagesFor(texts);
  const [label, pastLabel] = [messages['nav.concerts'], messages['concerts.earlier']];
  return { label, pastLabel, items };
}
