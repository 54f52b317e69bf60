// In: the declaration of a collection. Out: the schemas of its originals and translations, and the type of its entries.
import type { Locale } from '../../locales.ts';
import { flag } from './choice.ts';
import type { FieldType } from './field-type.ts';
import type { BodyRef, Localized, Picture, Sound } from './localized.ts';
import { stampFields } from './stamp-fields.ts';
import {
  type FieldInfo,
  aliasesIn,
  bodyName,
  type Field,
  type FileSchema,
  namesIn,
  toOptional,
  type Shape,
  translatedIn,
} from './shape.ts';

type NameIn<Fields> = keyof Fields & string;

type Values = Readonly<Record<string, unknown>>;

interface Declaration<Name extends string, Fields extends Shape> {
  /** The name of its folder. */
  readonly name: Name;
  /** Names of the collection and of an entry in the editor, and the template of an entry in its lists. */
  readonly label: string;
  readonly entryLabel: string;
  readonly summary: string;
  /** In the order of forms: required fields first. */
  readonly fields: Fields;
  /** The text below the fields; without it, entries have none. */
  readonly body?: FieldInfo;
  /** Fields, or parts of their values, to sort by, with `-` for descending, then by slug; entries without a value come last. Settings sort in the order of their declaration. */
  readonly order: readonly (
    | NameIn<Fields>
    | `-${NameIn<Fields>}`
    | `-${NameIn<Fields>}.${string}`
  )[];
  /** Whether a key of the order applies to an entry, given its fields and those of site.yaml; by default every key does. */
  readonly sortsBy?: (key: string, fields: Values, site: Values) => boolean;
  /** Fields in which no two entries may be equal. */
  readonly unique?: readonly NameIn<Fields>[];
  /** Whether tables may be imported into it: unless another collection is named, or only if it is named. */
  readonly imported?: 'by default' | 'on request';
  /** The field that identifies a row without a title when a table is imported again. */
  readonly insteadOfTitle?: NameIn<Fields>;
  /** What else uses a slug, such as “a page: …”, except addresses of pages; undefined if it is free. */
  readonly slugConflict?: (slug: string) => string | undefined;
  /** The prefix of fragments, before the slug; without it, entries have no fragments. */
  readonly anchor?: string;
  /** The maximum number of entries on a page; by default all are on one. */
  readonly pageSize?: number;
}

/** A collection with the schemas of its files. */
export interface Collection<
  Name extends string = string,
  Fields extends Shape = Shape,
> extends Omit<Declaration<Name, Fields>, 'order' | 'unique' | 'insteadOfTitle'> {
  readonly order: readonly string[];
  readonly unique: readonly string[];
  readonly insteadOfTitle?: string;
  /** The fields that every language may set. */
  readonly translated: Shape;
  /** The schema of an original: all fields, and whether it is a draft. */
  readonly original: FileSchema;
  /** The schema of a translation: the translated fields, all optional, and its stamp. */
  readonly translation: FileSchema;
}

/**
 * An entry as pages get it: they render `body`; `anchor` is a fragment; drafts and `sourceFile`, an absolute path, occur
 * in development only.
 */
export type EntryOf<Declared extends { readonly fields: Shape }> = Flat<
  {
    readonly slug: string;
    readonly sourceFile?: string;
    readonly body?: Localized<BodyRef>;
    readonly anchor?: string;
  } & PresentedOf<Declared['fields']>
>;

/**
 * The values of a shape as pages get them: texts with their language, pictures and sounds instead of their names, and
 * values as their types present them in the language of a page. In a file without a language, values aren't presented.
 */
export type PresentedOf<Fields extends Shape, In extends Locale | undefined = Locale> = Flat<
  { readonly [Name in Exclude<keyof Fields, OptionalIn<Fields>>]: ValueOf<Fields[Name], In> } & {
    readonly [Name in OptionalIn<Fields>]?: ValueOf<Fields[Name], In>;
  }
>;

type OptionalIn<Fields extends Shape> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly default: unknown }
    ? never
    : Fields[Name] extends { readonly optional: true }
      ? Name
      : never;
}[keyof Fields];

type ValueOf<OneField extends Field, In extends Locale | undefined> = OneField extends {
  readonly fields: infer Nested extends Shape;
}
  ? PresentedOf<Nested, In>
  : OneField extends { readonly items: infer Nested extends Shape }
    ? readonly PresentedOf<Nested, In>[]
    : OneField extends { readonly type: FieldType<infer Value, infer Presented> }
      ? PresentedValue<OneField, Value, In extends Locale ? Presented : Value>
      : never;

type PresentedValue<OneField, Value, Presented> = OneField extends {
  readonly type: { readonly medium: infer Medium };
}
  ? { readonly image: Picture; readonly sound: Sound }[Medium & ('image' | 'sound')]
  : OneField extends { readonly translated: true }
    ? WithProvenance<Value>
    : Presented;

type WithProvenance<Value> = Value extends readonly (infer Item)[]
  ? readonly WithProvenance<Item>[]
  : Localized;

/** An intersection as one object. */
type Flat<Value> = { [Key in keyof Value]: Value[Key] };

/** Derives the schemas of a collection's files from its declaration. */
export function collection<Name extends string, Fields extends Shape>(
  declaration: Declaration<Name, Fields>,
): Collection<Name, Fields> {
  const { fields } = declaration;
  const body = declaration.body && { body: { label: 'Text', ...declaration.body } };
  const common = { ...body, aliases: aliasesIn({ shape: fields, ...body }) };
  const translated = translatedIn(fields);
  return {
    ...declaration,
    ...body,
    unique: declaration.unique ?? [],
    translated,
    original: { ...common, shape: { ...fields, draft } },
    translation: {
      ...common,
      shape: { ...toOptional(translated), ...stampFields },
    },
  };
}

const draft = {
  type: flag(),
  optional: true,
  help: 'Hides the entry from the site until it is ready.',
} as const;

/** The field with the name of an entry, such as `title` or `caption`: the first translated one. */
export function titleFieldOf({ translated }: Pick<Collection, 'translated'>): string {
  const [name = ''] = Object.keys(translated);
  return name;
}

/** The names of all translated fields of a collection, and of its body. */
export function translatedNames({
  translated,
  body,
}: Pick<Collection, 'translated' | 'body'>): string[] {
  return [...namesIn(translated), ...(body ? [bodyName] : [])];
}
