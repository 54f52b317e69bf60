// In: a schema or a value, and the way to a field in it. Out: what stands there.
import { z } from 'zod';
import { required, shapeOf, type ObjectSchema, type Shape } from '../schema/collection.ts';
import type { Path } from './yaml.ts';

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

/** The value at a path. */
export function valueAt(value: unknown, path: Path): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return valueAt(Object.entries(value).find(([key]) => key === String(step))?.[1], rest);
}
