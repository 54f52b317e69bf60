// A work -> the discs that it is on.
import { type EntryName, isNaming } from '../../content/fields/references.ts';
import { entriesOf, type LocaleContent } from '../../page/locale-content.ts';
import type { Mention, Mentions } from '../../page/mentions.ts';
import { entryAddress } from '../../page/page-list.ts';
import { recordings } from './fields.ts';
import { texts } from './texts.ts';

/** The discs with a work, the newest first. */
export function mentions(content: LocaleContent, named: EntryName): Mentions {
  const items = entriesOf(content.collections.get(recordings))
    .filter((disc) => isNaming(recordings, disc, named))
    .map(({ year, title, artists, label, ...disc }): Mention => ({
      address: entryAddress(recordings.name, disc, content),
      ...(year && { date: { value: String(year), words: String(year) } }),
      title,
      about: [...(artists ? [artists] : []), ...(label ? [{ value: label }] : [])],
    }));
  return { label: content.messagesFor(texts)['nav.recordings'], items };
}
