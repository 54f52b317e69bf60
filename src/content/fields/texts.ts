// Declarations of interface texts, ready ones included, and the types derived from them.
import { assumeType } from '../../assume-type.ts';
import type { FieldType } from './field-type.ts';
import type { Localized } from './localized.ts';

/** The options of an interface text. */
export interface TextRow {
  /** A plain text by default. A phrase may contain markup, but no placeholders. */
  readonly type?: FieldType;
  /** The label in forms; by default its name as words. */
  readonly label?: string;
  /** The names of the values that it is filled with, followed by `?` if optional. */
  readonly placeholders?: readonly string[];
  /** Whether pages work without it; for a text that is never ready. */
  readonly optional?: true;
  readonly untranslated?: true;
}

/** Ready texts per language, keyed by dotted key. Every language has the keys of the English texts. */
export interface ReadyTexts {
  readonly en: Readonly<Record<string, string>>;
  readonly [language: string]: Readonly<Record<string, string>>;
}

type Rows = Readonly<Record<string, TextRow>>;

/** Options of the texts of a room. */
interface TextsOptions<Title extends string, Description extends string, InBuild extends string> {
  /** The keys of the name and of the description of its page. */
  readonly title?: Title;
  readonly description?: Description;
  /** The keys of texts that only `data.ts` reads, so that page data don't include them. */
  readonly inBuild?: readonly InBuild[];
  /** Labels and help of groups of messages.yaml. */
  readonly groups?: Readonly<Record<string, { readonly label?: string; readonly help?: string }>>;
}

/** The interface texts of a room, keyed by dotted key. */
export interface Texts<
  RoomRows extends Rows = Rows,
  Title extends string = string,
  Description extends string = string,
  InBuild extends string = string,
> extends TextsOptions<Title, Description, InBuild> {
  readonly rows: RoomRows;
  readonly ready: ReadyTexts;
}

/** A row for each key: the declared one, or that of a plain text. */
type RowsOf<Ready extends ReadyTexts, Declared extends Rows> = {
  readonly [Key in (keyof Ready['en'] | keyof Declared) & string]: Key extends keyof Declared
    ? Declared[Key]
    : TextRow;
};

/**
 * Declares the interface texts of a room: the ready ones, and rows with options of some. A row that has no ready text and
 * isn't optional is required in the original, as a field is.
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
  options: TextsOptions<Title, Description, InBuild> = {},
): Texts<RowsOf<Ready, Declared>, Title, Description, InBuild> {
  const unready = Object.keys(declared).filter((key) => !(key in ready.en));
  const rows = [...unready, ...Object.keys(ready.en)].map((key) => [
    key,
    declared[key] ?? (key === options.description ? descriptionRow : {}),
  ]);
  return { rows: assumeType(Object.fromEntries(rows)), ready, ...options };
}

/** The row of the description of a page. */
const descriptionRow = { placeholders: ['artist?'] };

/** The interface texts of rooms in a language, without those that only the build reads. */
export type MessagesOf<Declared extends Texts> = Localizations<Declared, ComponentKey<Declared>>;

/** All interface texts of rooms in a language, including the names and descriptions of their pages. */
export type AllMessagesOf<Declared extends Texts> = Localizations<Declared, RowKey<Declared>>;

type Localizations<Declared extends Texts, Key extends string> = Readonly<
  Record<Exclude<Key, OptionalKey<Declared>>, Localized> &
    Partial<Record<Key & OptionalKey<Declared>, Localized>>
>;

type RowKey<Declared extends Texts> = Declared extends Texts
  ? keyof Declared['rows'] & string
  : never;

type ComponentKey<Declared extends Texts> = Declared extends Texts
  ? Exclude<RowKey<Declared>, HeadKey<Declared> | NonNullable<Declared['inBuild']>[number]>
  : never;

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
