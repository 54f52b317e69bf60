// The shapes of schemas: their fields by name, those of groups within them, and what becomes of them.
import { z } from 'zod';
import type { Path } from '../at-path.ts';
import { memoize } from '../../memoize.ts';
import type { Field } from './kinds.ts';
import { fieldRegistry } from './scalars.ts';

/** Fields by name. */
export type Shape = z.core.$ZodShape;
/** The schema of an object. */
export type ObjectSchema = z.ZodObject<Shape>;

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
    return [{ path, field: fieldIn(schema) }];
  });
}

interface Leaf {
  readonly path: readonly string[];
  readonly field: Field | undefined;
}

/** Whether a field may be left out. */
export function isOptional(schema: z.core.$ZodType | undefined): boolean {
  return schema instanceof z.ZodExactOptional;
}

/** A schema without its `exactOptional` wrapper. */
export function required(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodExactOptional ? schema.unwrap() : schema;
}

/** The field that a schema is of, without its `exactOptional` wrapper; nothing for a group of fields. */
export function fieldIn(schema: z.core.$ZodType | undefined): Field | undefined {
  return schema && fieldRegistry.get(required(schema));
}

/** The shape of an object's schema, also where a text may stand for the object; nothing for any other. */
export function shapeOf(schema: z.core.$ZodType | undefined): Shape | undefined {
  const inner = schema && required(schema);
  if (inner instanceof z.ZodPipe) return shapeOf(inner.out);
  return inner instanceof z.ZodObject ? inner.shape : undefined;
}

/** The shape of the objects in a list; nothing for any other schema. */
export function itemShapeOf(schema: z.core.$ZodType): Shape | undefined {
  const inner = required(schema);
  return inner instanceof z.ZodArray ? shapeOf(inner.element) : undefined;
}

/** The shape of the object at a path. */
export function shapeAt(schema: ObjectSchema, path: Path) {
  return path.length === 0 ? schema.shape : shapeOf(schemaAt(schema.shape, path));
}

/** Whether what is at a path may be left out, as any item of a list may. */
export function isOptionalAt(schema: ObjectSchema, path: Path): boolean {
  const name = path.at(-1) ?? '';
  const found = shapeAt(schema, path.slice(0, -1))?.[String(name)];
  return typeof name === 'number' || isOptional(found);
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
    merged[name] = isOptional(shared[name]) ? z.exactOptional(joined) : joined;
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
