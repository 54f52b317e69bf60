// What a collection's declaration turns into: the schema of an original, the schema of a translation,
// and the type of an entry as pages see it.
import { z } from 'zod';
import type { Localized, Picture } from './localized.ts';
import type { PageLimits } from '../paginate.ts';
import { fieldRegistry, flag, type Field, type ImageName } from './scalars.ts';
import { marks } from '../translations/marks.ts';
import type { Path } from '../validate/yaml.ts';

/** Fields by name. */
export type Shape = z.core.$ZodShape;
/** The schema of an object. */
export type ObjectSchema = z.ZodObject<Shape>;

type Name<Fields> = keyof Fields & string;

/** A collection as declared: two groups of fields, the body, the order and what is unique. */
interface Declaration<Shared extends Shape, Translated extends Shape> {
  /** Fields that are the same in every language; only an original sets them. */
  readonly shared: Shared;
  /** Fields that are written in each language. */
  readonly translated: Translated;
  readonly body: 'required' | 'optional' | 'none';
  /** Fields to sort by, `-` for descending; equal entries are sorted by slug. Choices sort in their order. */
  readonly order: readonly (Name<Shared> | Name<Translated> | `-${Name<Shared>}`)[];
  readonly unique: readonly Name<Shared>[];
  /** The address of the page that shows it, without language. */
  readonly page: string;
  /** The fragment of the place on that page that holds all of it, if there is one. */
  readonly place?: string;
  /** What the fragment of an entry begins with, where each has one; its slug follows. */
  readonly anchor?: string;
  /** What a page of the site holds at most. */
  readonly pages: PageLimits;
}

/** A collection with the schemas of its files. */
export interface Collection<
  Shared extends Shape = Shape,
  Translated extends Shape = Shape,
> extends Omit<Declaration<Shared, Translated>, 'order' | 'unique'> {
  readonly order: readonly string[];
  readonly unique: readonly string[];
  /** What an original may hold. */
  readonly original: ObjectSchema;
  /** What a translation may hold: the translated fields, each optional, and what it says about itself. */
  readonly translation: ObjectSchema;
}

/** An entry of a collection as pages see it; `body` names its text in `bodies`, `anchor` its place on its page. `draft` is only ever set in development. */
export type EntryOf<Declared extends { readonly shared: Shape; readonly translated: Shape }> = Flat<
  {
    readonly slug: string;
    readonly draft?: true;
    readonly body?: Localized;
    readonly anchor?: string;
  } & Shown<z.output<z.ZodObject<Declared['shared']>>> &
    Provenanced<z.output<z.ZodObject<Declared['translated']>>>
>;

/** A language-neutral value as pages see it: pictures instead of file names. */
export type Shown<Value> = Value extends ImageName
  ? Picture
  : Value extends readonly (infer Item)[]
    ? readonly Shown<Item>[]
    : Value extends object
      ? Flat<{ readonly [Key in keyof Value]: Shown<Value[Key]> }>
      : Value;

/** A translated value as pages see it: every text with its provenance. */
type Provenanced<Value> = Value extends string
  ? Localized
  : Value extends object
    ? { readonly [Key in keyof Value]: Provenanced<Value[Key]> }
    : Value;

type Flat<Value> = { [Key in keyof Value]: Value[Key] };

/** Declares a collection. */
export function collection<Shared extends Shape, Translated extends Shape>(
  declaration: Declaration<Shared, Translated>,
): Collection<Shared, Translated> {
  const { shared, translated } = declaration;
  return {
    ...declaration,
    original: z.strictObject({ ...merge(shared, translated), draft: z.exactOptional(flag()) }),
    translation: z.strictObject({
      ...optional(translated),
      ...marks(translatedNames(declaration)),
    }),
  };
}

/** The name under which a body is listed among the translated fields. */
export const bodyName = 'body';

/** Everything that is translated in a collection, its body included. */
export function translatedNames({
  translated,
  body,
}: Pick<Collection, 'translated' | 'body'>): string[] {
  return [...namesIn(translated), ...(body === 'none' ? [] : [bodyName])];
}

/**
 * The names of all fields in a shape, those within others with a dot.
 * @example namesIn(works.translated) // => ['title', 'instrumentation', 'premiere.venue', …]
 */
export function namesIn(shape: Shape): string[] {
  return leavesOf(shape).map(({ path }) => path.join('.'));
}

/** Every field of a shape that has no fields of its own: the way to it, and what it takes. */
export function leavesOf(shape: Shape, above: readonly string[] = []): Leaf[] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const [path, below] = [[...above, name], shapeOf(schema)];
    return below ? leavesOf(below, path) : [{ path, field: fieldRegistry.get(required(schema)) }];
  });
}

interface Leaf {
  readonly path: readonly string[];
  readonly field: Field | undefined;
}

/** The schema below an optional one. */
export function required(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodExactOptional ? schema.unwrap() : schema;
}

/** The fields of an object's schema, or nothing where the schema isn't of an object. */
export function shapeOf(schema: z.core.$ZodType | undefined): Shape | undefined {
  const inner = schema && required(schema);
  return inner instanceof z.ZodObject ? inner.shape : undefined;
}

/** The fields of the object at a path. */
export function shapeAt(schema: ObjectSchema, path: Path) {
  return path.length === 0 ? schema.shape : shapeOf(schemaAt(schema.shape, path));
}

/** The schema of a field, whether or not it is optional. */
export function schemaAt(shape: Shape, path: Path): z.core.$ZodType | undefined {
  const [step = '', ...rest] = path;
  const found: unknown = Object.hasOwn(shape, step) ? shape[String(step)] : undefined;
  if (!(found instanceof z.core.$ZodType)) return undefined;
  const inner = required(found);
  if (rest.length === 0) return inner;
  if (inner instanceof z.ZodArray) {
    return rest.length === 1
      ? inner.element
      : schemaAt(shapeOf(inner.element) ?? {}, rest.slice(1));
  }
  return schemaAt(shapeOf(inner) ?? {}, rest);
}

/** Joins the fields of both groups; an object named in both gets the fields of both. */
function merge(shared: Shape, translated: Shape): Shape {
  const merged: Record<string, z.core.$ZodType> = { ...shared, ...translated };
  for (const name of Object.keys(shared).filter((each) => Object.hasOwn(translated, each))) {
    const joined = z.strictObject({ ...shapeOf(shared[name]), ...shapeOf(translated[name]) });
    const isOptional = shared[name] instanceof z.ZodExactOptional;
    merged[name] = isOptional ? z.exactOptional(joined) : joined;
  }
  return merged;
}

/** The same fields, each optional, within objects too. */
export function optional(shape: Shape): Shape {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => {
      const below = shapeOf(schema);
      return [name, z.exactOptional(below ? z.strictObject(optional(below)) : required(schema))];
    }),
  );
}
