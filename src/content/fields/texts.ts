// The declarations of interface texts, those that are ready among them, and the types that follow from them.
import { assumeType } from '../../assume-type.ts';
import type { FieldType } from './field-type.ts';
import type { Localized } from './localized.ts';

/** What is particular to an interface text. */
export interface TextRow {
  /** A plain text by default. A phrase may hold markup, but takes no values. */
  readonly type?: FieldType;
  /** What forms call it; by default its name as words. */
  readonly label?: string;
  /** The names of the values that it is filled with, `?` behind those that it may leave out. */
  readonly placeholders?: readonly string[];
  /** Whether pages do without it where a site doesn't word it, since it is never ready. */
  readonly optional?: true;
  readonly untranslated?: true;
}

/** Ready texts: a block a language, by dotted key. Each block has the keys of the English one. */
export interface ReadyTexts {
  readonly en: Readonly<Record<string, string>>;
  readonly [language: string]: Readonly<Record<string, string>>;
}

type Rows = Readonly<Record<string, TextRow>>;

/** What else is said of the texts of a room. */
interface About<Title extends string, Description extends string, InBuild extends string> {
  /** The texts that are the name of its page and its description. */
  readonly title?: Title;
  readonly description?: Description;
  /** Those that only `data.ts` reads: page data have what it makes of them instead. */
  readonly inBuild?: readonly InBuild[];
  /** What forms call groups of messages.yaml, and what each is for, in a sentence. */
  readonly groups?: Readonly<Record<string, { readonly label?: string; readonly help?: string }>>;
}

/** The interface texts of a room, by dotted key. */
export interface Texts<
  RoomRows extends Rows = Rows,
  Title extends string = string,
  Description extends string = string,
  InBuild extends string = string,
> extends About<Title, Description, InBuild> {
  readonly rows: RoomRows;
  readonly ready: ReadyTexts;
}

/** A row for each key: one that is declared, or that of a plain ready text. */
type RowsOf<Ready extends ReadyTexts, Declared extends Rows> = {
  readonly [Key in (keyof Ready['en'] | keyof Declared) & string]: Key extends keyof Declared
    ? Declared[Key]
    : TextRow;
};

/**
 * Declares the interface texts of a room: those that are ready, and what is particular to some of them. A row without a
 * ready text that isn't optional is required of the original, as a field is.
 */
export function textsOf<
  Ready extends ReadyTexts,
  const Declared extends Rows,
  const Title extends string = never,
  const Description extends string = never,
  const InBuild extends string = never,
>(
  ready: Ready,
  declared: Declared,
  about: About<Title, Description, InBuild> = {},
): Texts<RowsOf<Ready, Declared>, Title, Description, InBuild> {
  const unready = Object.keys(declared).filter((key) => !(key in ready.en));
  const rows = [...unready, ...Object.keys(ready.en)].map((key) => [
    key,
    declared[key] ?? (key === about.description ? described : {}),
  ]);
  return { rows: assumeType(Object.fromEntries(rows)), ready, ...about };
}

/** What a description of a page may be filled with. */
const described = { placeholders: ['artist?'] };

/** The interface texts of rooms in a language that components read. */
export type MessagesOf<Declared extends Texts> = Localizations<Declared, ShownKey<Declared>>;

/** All interface texts of rooms in a language, with the names and the descriptions of their pages. */
export type AllMessagesOf<Declared extends Texts> = Localizations<Declared, RowKey<Declared>>;

type Localizations<Declared extends Texts, Key extends string> = Readonly<
  Record<Exclude<Key, OptionalKey<Declared>>, Localized> &
    Partial<Record<Key & OptionalKey<Declared>, Localized>>
>;

type RowKey<Declared extends Texts> = Declared extends Texts
  ? keyof Declared['rows'] & string
  : never;

type ShownKey<Declared extends Texts> = Declared extends Texts
  ? Exclude<RowKey<Declared>, HeadKey<Declared> | NonNullable<Declared['inBuild']>[number]>
  : never;

/** The key of a text that a page does without. */
type OptionalKey<Declared extends Texts> = Declared extends Texts
  ? {
      [Key in keyof Declared['rows'] & string]: Declared['rows'][Key] extends { optional: true }
        ? Key
        : never;
    }[keyof Declared['rows'] & string]
  : never;

type HeadKey<Declared extends Texts> = Declared extends Texts
  ? Exclude<Declared['title'] | Declared['description'], undefined>
  : never;
