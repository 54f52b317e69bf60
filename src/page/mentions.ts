// What a room tells of an entry of another that its own entries name.
import type { Localized } from '../content/fields/localized.ts';
import type { EntryRef } from '../content/fields/references.ts';
import type { LocalizedDate } from '../text/format-date.ts';

/** Entries that name another, below what they are called. */
export interface Mentions {
  readonly label?: Localized | undefined;
  /** What those are called that are over. */
  readonly pastLabel?: Localized;
  /** In their order; those that are over are shown the other way round. */
  readonly items: readonly Mention[];
}

/** An entry that names another. */
export interface Mention {
  readonly address: string;
  readonly title: Localized;
  readonly date?: LocalizedDate;
  /** Where it is, or who made it. */
  readonly details: readonly Localized[];
  /** What became of it, where it isn’t as announced. */
  readonly status?: Localized;
  /** When it is over, in UTC. */
  readonly ends?: string;
}

/** The `mentions.ts` of a room. */
export interface MentionsModule<Content> {
  /** Its entries that name another. */
  mentions(content: Content, named: EntryRef): Mentions;
}
