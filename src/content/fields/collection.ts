// In: the declaration of a collection. Out: the schemas of its originals and translations, and the type of its entries.
import { z } from 'zod';
import type { BodyText, Localized, Picture, Sound } from './localized.ts';
import { byOtherName, otherNames, type OtherNames } from './other-names.ts';
import { flag, type ImageName, type SoundName } from './scalars.ts';
import { marks } from './marks.ts';
import { merge, namesIn, type ObjectSchema, optional, type Shape } from './shape.ts';

type NameIn<Fields> = keyof Fields & string;

/** The declaration of a collection. */
interface Declaration<Name extends string, Shared extends Shape, Translated extends Shape> {
  /** That of its folder. */
  readonly name: Name;
  /** Language-neutral fields, which only an original sets. */
  readonly shared: Shared;
  /** Fields that every language may set. */
  readonly translated: Translated;
  /** A sentence for every field, by dotted name, and for the body. */
  readonly descriptions: Readonly<Record<string, string>>;
  readonly body: 'required' | 'optional' | 'none';
  /** Other names of its fields, and of its body, with spaces between them. */
  readonly otherNames: Readonly<Record<string, string>>;
  /** Fields, or parts of their values, to sort by, `-` for descending, then by slug; those without one come last. Choices sort in the order of their declaration. */
  readonly order: readonly (
    | NameIn<Shared>
    | NameIn<Translated>
    | `-${NameIn<Shared>}`
    | `-${NameIn<Shared>}.${string}`
  )[];
  /** Fields in which no two entries may be equal. */
  readonly unique: readonly NameIn<Shared>[];
  /** Why a name can’t be that of an entry, such as “a page: …”; nothing where it can. */
  readonly otherUseOf?: (slug: string) => string | undefined;
  /** The prefix of entries' fragments, before the slug; without it entries have none. */
  readonly anchor?: string;
  /** Whether the picture of an entry opens a page, and fills the window. */
  readonly opensPage?: boolean;
  /** The most entries of a page; without it all are on one. */
  readonly pageSize?: number;
}

/** A collection with the schemas of its files. */
export interface Collection<
  Name extends string = string,
  Shared extends Shape = Shape,
  Translated extends Shape = Shape,
> extends Omit<Declaration<Name, Shared, Translated>, 'order' | 'unique'> {
  /** By other name, the field or the body that it stands for. */
  readonly otherNames: OtherNames;
  readonly order: readonly string[];
  readonly unique: readonly string[];
  /** The schema of an original's front matter. */
  readonly original: ObjectSchema;
  /** The schema of a translation's: the translated fields, each optional, and its marks. */
  readonly translation: ObjectSchema;
}

/** An entry as pages see it: `body` is rendered by pages, `anchor` is a fragment; drafts and
 * `sourceFile`, an absolute path, occur in development only. */
export type EntryOf<Declared extends { readonly shared: Shape; readonly translated: Shape }> = Flat<
  {
    readonly slug: string;
    readonly sourceFile?: string;
    readonly body?: Localized<BodyText>;
    readonly anchor?: string;
  } & Shown<z.output<z.ZodObject<Declared['shared']>>> &
    Provenanced<z.output<z.ZodObject<Declared['translated']>>>
>;

/** A language-neutral value as pages see it: pictures and sounds instead of their names. */
export type Shown<Value> = Value extends ImageName
  ? Picture
  : Value extends SoundName
    ? Sound
    : Value extends readonly (infer Item)[]
      ? readonly Shown<Item>[]
      : Value extends object
        ? Flat<{ readonly [Key in keyof Value]: Shown<Value[Key]> }>
        : Value;

/** A translated value as pages see it: texts with their provenance. */
type Provenanced<Value> = Value extends string
  ? Localized
  : Value extends readonly (infer Item)[]
    ? readonly Provenanced<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Provenanced<Value[Key]> }
      : Value;

type Flat<Value> = { [Key in keyof Value]: Value[Key] };

/** Derives a collection's schemas from its declaration. */
export function collection<Name extends string, Shared extends Shape, Translated extends Shape>(
  declaration: Declaration<Name, Shared, Translated>,
): Collection<Name, Shared, Translated> {
  const { shared, translated } = declaration;
  const names = byOtherName(declaration.otherNames);
  const original = { ...merge(shared, translated), draft: z.exactOptional(flag()) };
  const translation = { ...optional(translated), ...marks(translatedNames(declaration)) };
  return {
    ...declaration,
    otherNames: names,
    original: z.strictObject(original).register(otherNames, names),
    translation: z.strictObject(translation).register(otherNames, names),
  };
}

/** The name under which a body is listed among the translated fields. */
export const bodyName = 'body';

/** The names of all that is translated in a collection, its body included. */
export function translatedNames({
  translated,
  body,
}: Pick<Collection, 'translated' | 'body'>): string[] {
  return [...namesIn(translated), ...(body === 'none' ? [] : [bodyName])];
}
