// A work -> the discs that it is on.
import { entriesOf, type LocaleContent } from '../../site/locale-content.ts';
import type { Mention, Mentions } from '../../site/mentions.ts';
import { entryAddress } from '../../site/page-list.ts';
import { catalogue, recordings, slugsOn } from './fields.ts';
import { texts } from './texts.ts';

/** The discs with a work, the newest first. */
export function mentions(content: LocaleContent, collection: string, slug: string): Mentions {
  const discs = collection === catalogue.name ? entriesOf(content.collections.get(recordings)) : [];
  const items = discs
    .filter((disc) => slugsOn(disc).includes(slug))
    .map((disc): Mention => {
      const { year, title, artists, label } = disc;
      return {
        address: entryAddress(recordings.name, disc, content),
        date: { value: String(year), words: String(year) },
        title,
        about: [...(artists ? [artists] : []), ...(label ? [{ value: label }] : [])],
      };
    });
  return { label: content.messagesFor(texts)['nav.recordings'], items };
}
