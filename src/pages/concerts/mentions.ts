// A work -> its performances among the concerts.
import { type EntryName, isNaming } from '../../content/fields/references.ts';
import { entriesOf, type LocaleContent } from '../../page/locale-content.ts';
import type { Mention, Mentions } from '../../page/mentions.ts';
import { concertAddress } from './addresses.ts';
import { concerts } from './fields.ts';
import { performancesOf } from './performances.ts';
import { byDate } from './schedule.ts';
import { texts } from './texts.ts';

/** The performances of a work, the earliest first. */
export function mentions(content: LocaleContent, named: EntryName): Mentions {
  const items = entriesOf(content.collections.get(concerts))
    .filter((concert) => isNaming(concerts, concert, named))
    .flatMap((concert) => performancesOf(concert, content).map((each) => ({ ...each, concert })))
    .toSorted(byDate)
    .map(({ concert, date, dateInWords, statusInWords, ends }): Mention => ({
      address: concertAddress(content.locale, concert.slug),
      title: concert.title,
      date: { value: date, words: dateInWords },
      about: [concert.venue, concert.city].flatMap((place) => place ?? []),
      ...(statusInWords && { status: statusInWords }),
      ends,
    }));
  const messages = content.messagesFor(texts);
  const [label, labelOver] = [messages['nav.concerts'], messages['concerts.earlier']];
  return { label, labelOver, items };
}
