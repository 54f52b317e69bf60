// In: a work. Out: the discs that it is on.
import { type EntryRef, refersToEntry } from '../../content/fields/references.ts';
import { entriesOf, type LocaleContent } from '../../page/locale-content.ts';
import type { Mention, Mentions } from '../../page/mentions.ts';
import { entryAnchorAddress } from '../../page/localized-addresses.ts';
import { recordings } from './fields.ts';
import { texts } from './texts.ts';

/** The discs with a work, the newest first. */
export function mentions(content: LocaleContent, work: EntryRef): Mentions {
  const items = entriesOf(content.collections.get(recordings))
    .filter((disc) => refersToEntry(recordings, disc, work))
    .map(({ year, title, artists, label, ...disc }): Mention => ({
      address: entryAnchorAddress(recordings.name, disc, content),
      ...(year && { date: { value: String(year), text: String(year) } }),
      title,
      details: [...(artists ? [artists] : []), ...(label ? [{ value: label }] : [])],
    }));
  return { label: content.messagesFor(texts)['nav.recordings'], items };
}
