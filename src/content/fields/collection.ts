// In: the declaration of a collection. Out: what its originals and translations hold, and the type of its entries.
import type { Locale } from '../../locales.ts';
import { flag } from './choice.ts';
import type { FieldType } from './field-type.ts';
import type { BodyRef, Localized, Picture, Sound } from './localized.ts';
import { marks } from './marks.ts';
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
  /** That of its folder. */
  readonly name: Name;
  /** What the editor calls it, and one of its entries, and how its lists show one. */
  readonly label: string;
  readonly entryLabel: string;
  readonly summary: string;
  /** In the order of forms: what is needed first. */
  readonly fields: Fields;
  /** The text below the fields; without it, entries have none. */
  readonly body?: FieldInfo;
  /** Fields, or parts of their values, to sort by, `-` for descending, then by slug; those without one come last. Settings sort in the order of their declaration. */
  readonly order: readonly (
    | NameIn<Fields>
    | `-${NameIn<Fields>}`
    | `-${NameIn<Fields>}.${string}`
  )[];
  /** Whether a key of the order counts for an entry, by its fields and those of site.yaml; by default each does. */
  readonly sortsBy?: (key: string, fields: Values, site: Values) => boolean;
  /** Fields in which no two entries may be equal. */
  readonly unique?: readonly NameIn<Fields>[];
  /** Whether a table may be imported into it: where none is named, or where it is. */
  readonly imported?: 'by default' | 'on request';
  /** The field by which a row of a table without a title is known when it is read again. */
  readonly insteadOfTitle?: NameIn<Fields>;
  /** Why a name can’t be that of an entry, such as “a page: …”, in addition to the addresses of pages; undefined if it can. */
  readonly slugConflict?: (slug: string) => string | undefined;
  /** The prefix of entries' fragments, before the slug; without it entries have none. */
  readonly anchor?: string;
  /** The most entries of a page; without it all are on one. */
  readonly pageSize?: number;
}

/** A collection with what its files hold. */
export interface Collection<
  Name extends string = string,
  Fields extends Shape = Shape,
> extends Omit<Declaration<Name, Fields>, 'order' | 'unique' | 'insteadOfTitle'> {
  readonly order: readonly string[];
  readonly unique: readonly string[];
  readonly insteadOfTitle?: string;
  /** The fields that every language may set. */
  readonly translated: Shape;
  /** What an original holds: all fields, and whether it is a draft. */
  readonly original: FileSchema;
  /** What a translation holds: the translated fields, each optional, and its marks. */
  readonly translation: FileSchema;
}

/** An entry as pages see it: `body` is rendered by pages, `anchor` is a fragment; drafts and
 * `sourceFile`, an absolute path, occur in development only. */
export type EntryOf<Declared extends { readonly fields: Shape }> = Flat<
  {
    readonly slug: string;
    readonly sourceFile?: string;
    readonly body?: Localized<BodyRef>;
    readonly anchor?: string;
  } & PresentedOf<Declared['fields']>
>;

/**
 * The values of a shape as pages see them: texts with their provenance, pictures and sounds instead of their names, and
 * what types present in the language of a page. The values of a file that is in no language have no words.
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

type ValueOf<Each extends Field, In extends Locale | undefined> = Each extends {
  readonly fields: infer Below extends Shape;
}
  ? PresentedOf<Below, In>
  : Each extends { readonly items: infer Below extends Shape }
    ? readonly PresentedOf<Below, In>[]
    : Each extends { readonly type: FieldType<infer Value, infer Presented> }
      ? PresentedValue<Each, Value, In extends Locale ? Presented : Value>
      : never;

type PresentedValue<Each, Value, Presented> = Each extends {
  readonly type: { readonly medium: infer Medium };
}
  ? { readonly image: Picture; readonly sound: Sound }[Medium & ('image' | 'sound')]
  : Each extends { readonly translated: true }
    ? Provenanced<Value>
    : Presented;

type Provenanced<Value> = Value extends readonly (infer Item)[]
  ? readonly Provenanced<Item>[]
  : Localized;

/** An intersection as one object. */
type Flat<Value> = { [Key in keyof Value]: Value[Key] };

/** Derives what a collection's files hold from its declaration. */
export function collection<Name extends string, Fields extends Shape>(
  declaration: Declaration<Name, Fields>,
): Collection<Name, Fields> {
  const { fields } = declaration;
  const body = declaration.body && { body: { label: 'Text', ...declaration.body } };
  const ofFile = { ...body, aliases: aliasesIn({ shape: fields, ...body }) };
  const translated = translatedIn(fields);
  return {
    ...declaration,
    ...body,
    unique: declaration.unique ?? [],
    translated,
    original: { ...ofFile, shape: { ...fields, draft } },
    translation: {
      ...ofFile,
      shape: { ...toOptional(translated), ...marks },
    },
  };
}

const draft = {
  type: flag(),
  optional: true,
  help: 'Keeps the entry out of the site while it isn’t ready.',
} as const;

/** The field that names an entry, `title` or `caption`: the first that is translated. */
export function titleFieldOf({ translated }: Pick<Collection, 'translated'>): string {
  const [name = ''] = Object.keys(translated);
  return name;
}

/** The names of all that is translated in a collection, its body included. */
export function translatedNames({
  translated,
  body,
}: Pick<Collection, 'translated' | 'body'>): string[] {
  return [...namesIn(translated), ...(body ? [bodyName] : [])];
}
