// The entries of a room that refer to an entry of another: the concerts of a work, for example.
import type { Localized } from '../content/fields/localized.ts';
import type { EntryRef } from '../content/fields/references.ts';
import type { LocalizedDate } from '../text/format-date.ts';

/** Entries that refer to another, with the labels of their lists. */
export interface Mentions {
  readonly label?: Localized | undefined;
  /** That of past ones. */
  readonly pastLabel?: Localized;
  /** In order; past ones are shown in reverse. */
  readonly items: readonly Mention[];
}

/** An entry that refers to another. */
export interface Mention {
  readonly address: string;
  readonly title: Localized;
  readonly date?: LocalizedDate;
  /** Such as its place or its makers. */
  readonly details: readonly Localized[];
  /** Such as that it is cancelled; unset if it is as announced. */
  readonly status?: Localized;
  /** When it ends, in UTC. */
  readonly ends?: string;
}

/** The `mentions.ts` of a room. */
export interface MentionsModule<Content> {
  /** Its entries that refer to another. */
  mentions(content: Content, target: EntryRef): Mentions;
}
