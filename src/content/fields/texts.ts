// The declarations of interface texts, a row each, and the types that follow from them.
import type { Collection } from './collection.ts';
import type { FieldType } from './field-type.ts';
import type { Localized } from './localized.ts';

/** What is particular to an interface text. */
export interface TextRow {
  /** A plain text by default. A phrase may hold markup, but takes no values. */
  readonly type?: FieldType;
  /** What forms call it; by default its name as words. */
  readonly label?: string;
  /** The names of the values that it is filled with, `?` behind those that it may leave out. */
  readonly takes?: readonly string[];
  /** Whether the original may leave it out, alone or only with all texts of its group. */
  readonly optional?: true | 'together';
  readonly untranslated?: true;
  /** Whether any page may show it. */
  readonly shared?: true;
  /** Whether only `data.ts` reads it: page data have what it makes of it instead. */
  readonly inBuild?: true;
  /** That without which it may be left out. */
  readonly neededBy?: Need;
}

/** A field of site.yaml or of a collection, or a whole collection, that needs texts. */
export interface Need {
  readonly field?: string;
  readonly collection?: Collection;
  /** What the texts are to it. */
  readonly purpose: string;
}

type Rows = Readonly<Record<string, TextRow>>;

/** What else is said of the texts of a room. */
interface About<Title extends string, Description extends string> {
  /** The texts that are the name of its page and its description; they come last in their groups. */
  readonly title?: Title;
  readonly description?: Description;
  /** The collection without an entry of which they may all be left out, since nothing shows them. */
  readonly neededBy?: Collection;
  /** What forms call its group in messages.yaml, and what that is for, in a sentence. */
  readonly label?: string;
  readonly help?: string;
}

/** The interface texts of a room, by dotted key. */
export interface Texts<
  RoomRows extends Rows = Rows,
  Title extends string = string,
  Description extends string = string,
> extends About<Title, Description> {
  readonly rows: RoomRows;
}

/** Declares the interface texts of a room. */
export function textsOf<
  const RoomRows extends Rows,
  const Title extends string = never,
  const Description extends string = never,
>(rows: RoomRows, about: About<Title, Description> = {}): Texts<RoomRows, Title, Description> {
  return { rows, ...about };
}

/** The interface texts of rooms in a language that components read. */
export type MessagesOf<Declared extends Texts> = Localizations<Declared, ShownKey<Declared>>;

/** All interface texts of rooms in a language, with the names and the descriptions of their pages. */
export type AllMessagesOf<Declared extends Texts> = Localizations<
  Declared,
  RowKey<Declared> | HeadKey<Declared>
>;

type Localizations<Declared extends Texts, Key extends string> = Readonly<
  Record<Exclude<Key, OptionalKey<Declared>>, Localized> &
    Partial<Record<Key & OptionalKey<Declared>, Localized>>
>;

type RowKey<Declared extends Texts> = Declared extends Texts
  ? keyof Declared['rows'] & string
  : never;

type ShownKey<Declared extends Texts> = Declared extends Texts
  ? Exclude<RowKey<Declared>, KeyWith<Declared['rows'], 'inBuild'>>
  : never;

/** The key of a text that the original may leave out. */
export type OptionalKey<Declared extends Texts> = Declared extends Texts
  ? KeyWith<Declared['rows'], 'optional'>
  : never;

/** The key of a text that any page may show. */
export type SharedKey<Declared extends Texts> = Declared extends Texts
  ? KeyWith<Declared['rows'], 'shared'>
  : never;

type HeadKey<Declared extends Texts> = Declared extends Texts
  ? Exclude<Declared['title' | 'description'], undefined>
  : never;

type KeyWith<All extends Rows, Particular extends keyof TextRow> = {
  [Key in keyof All & string]: All[Key] extends Readonly<Record<Particular, unknown>> ? Key : never;
}[keyof All & string];
