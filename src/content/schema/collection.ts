// In: the declaration of a collection. Out: the schemas of its originals and translations, and the type of its entries.
import { z } from 'zod';
import type { BodyText, Localized, Picture } from './localized.ts';
import { otherNames, type OtherNames } from './other-names.ts';
import { fieldRegistry, flag, type Field, type ImageName } from './scalars.ts';
import { marks } from './marks.ts';
import type { Path } from '../at-path.ts';
import { memoize } from '../memoize.ts';

/** Fields by name. */
export type Shape = z.core.$ZodShape;
/** The schema of an object. */
export type ObjectSchema = z.ZodObject<Shape>;

type Name<Fields> = keyof Fields & string;

/** The most entries of a page, and the most bytes of text in them; a longer entry has a page of its own. */
export interface PageLimits {
  readonly entries: number;
  readonly bytes: number;
}

/** The declaration of a collection. */
interface Declaration<Shared extends Shape, Translated extends Shape> {
  /** Language-neutral fields, which only an original sets. */
  readonly shared: Shared;
  /** Fields that every language may set. */
  readonly translated: Translated;
  /** A sentence for every field, by dotted name, and for the body. */
  readonly descriptions: Readonly<Record<string, string>>;
  readonly body: 'required' | 'optional' | 'none';
  /** Other names of its fields, and of its body. */
  readonly otherNames: OtherNames;
  /** Fields, or parts of their values, to sort by, `-` for descending, then by slug; those without one come last. Choices sort in the order of their declaration. */
  readonly order: readonly (
    | Name<Shared>
    | Name<Translated>
    | `-${Name<Shared>}`
    | `-${Name<Shared>}.${string}`
  )[];
  /** Fields in which no two entries may be equal. */
  readonly unique: readonly Name<Shared>[];
  /** The prefix of entries' fragments, before the slug; without it entries have none. */
  readonly anchor?: string;
  readonly pages: PageLimits;
}

/** A collection with the schemas of its files. */
export interface Collection<
  Shared extends Shape = Shape,
  Translated extends Shape = Shape,
> extends Omit<Declaration<Shared, Translated>, 'order' | 'unique'> {
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

/** A language-neutral value as pages see it: pictures instead of image names. */
export type Shown<Value> = Value extends ImageName
  ? Picture
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
export function collection<Shared extends Shape, Translated extends Shape>(
  declaration: Declaration<Shared, Translated>,
): Collection<Shared, Translated> {
  const { shared, translated } = declaration;
  const original = { ...merge(shared, translated), draft: z.exactOptional(flag()) };
  const translation = { ...optional(translated), ...marks(translatedNames(declaration)) };
  return {
    ...declaration,
    original: z.strictObject(original).register(otherNames, declaration.otherNames),
    translation: z.strictObject(translation).register(otherNames, declaration.otherNames),
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

/**
 * The dotted names of all leaf fields in a shape.
 * @example namesIn(works.translated) // => ['title', 'instrumentation', 'premiere.venue', …]
 */
export function namesIn(shape: Shape): string[] {
  return leavesOf(shape).map(({ path }) => path.join('.'));
}

/** The leaf fields of a shape; each entry is asked for them several times at every save. */
export const leavesOf = memoize((shape: Shape): readonly Leaf[] => leavesBelow(shape, []));

function leavesBelow(shape: Shape, above: readonly string[]): Leaf[] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const [path, below] = [[...above, name], shapeOf(schema)];
    if (below) return leavesBelow(below, path);
    return [{ path, field: fieldRegistry.get(required(schema)) }];
  });
}

interface Leaf {
  readonly path: readonly string[];
  readonly field: Field | undefined;
}

/** A schema without its `exactOptional` wrapper. */
export function required(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodExactOptional ? schema.unwrap() : schema;
}

/** The shape of an object's schema, also where a text may stand for the object; nothing for any other. */
export function shapeOf(schema: z.core.$ZodType | undefined): Shape | undefined {
  const inner = schema && required(schema);
  if (inner instanceof z.ZodPipe) return shapeOf(inner.out);
  return inner instanceof z.ZodObject ? inner.shape : undefined;
}

/** The shape of the object at a path. */
export function shapeAt(schema: ObjectSchema, path: Path) {
  return path.length === 0 ? schema.shape : shapeOf(schemaAt(schema.shape, path));
}

/** Whether what is at a path may be left out, as any item of a list may. */
export function isOptionalAt(schema: ObjectSchema, path: Path): boolean {
  const name = path.at(-1) ?? '';
  const found = shapeAt(schema, path.slice(0, -1))?.[String(name)];
  return typeof name === 'number' || found instanceof z.ZodExactOptional;
}

/** The schema of the field at a path, without its `exactOptional` wrapper. */
export function schemaAt(shape: Shape, path: Path): z.core.$ZodType | undefined {
  const [step = '', ...rest] = path;
  const found = Object.hasOwn(shape, step) ? shape[String(step)] : undefined;
  if (!found) return undefined;
  const inner = required(found);
  if (rest.length === 0) return inner;
  if (inner instanceof z.ZodArray) {
    return rest.length === 1
      ? inner.element
      : schemaAt(shapeOf(inner.element) ?? {}, rest.slice(1));
  }
  return schemaAt(shapeOf(inner) ?? {}, rest);
}

/** Merges two shapes; objects that are in both are merged too. */
export function merge(shared: Shape, translated: Shape): Shape {
  const merged: Record<string, z.core.$ZodType> = { ...shared, ...translated };
  for (const name of Object.keys(shared).filter((each) => Object.hasOwn(translated, each))) {
    const joined = z.strictObject({ ...shapeOf(shared[name]), ...shapeOf(translated[name]) });
    const isOptional = shared[name] instanceof z.ZodExactOptional;
    merged[name] = isOptional ? z.exactOptional(joined) : joined;
  }
  return merged;
}

/** Makes all fields optional, those within objects too. */
export function optional(shape: Shape): Shape {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => {
      const below = shapeOf(schema);
      return [name, z.exactOptional(below ? z.strictObject(optional(below)) : required(schema))];
    }),
  );
}
