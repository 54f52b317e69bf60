// In: values as a form hands them on, and the shape of a file. Out: the values in the order in which their fields are declared.
import type { z } from 'zod';
import { isValues, type Value, type Values } from './values-in.ts';
import { itemShapeOf, type Shape, shapeOf } from '../schema/shape.ts';

/** Values in the order of a shape; what it doesn't declare comes last. */
export function inDeclaredOrder(values: Values, shape: Shape): Values {
  const names = Object.keys(shape);
  const placeOf = (name: string) => (Object.hasOwn(shape, name) ? names.indexOf(name) : Infinity);
  const sorted = Object.entries(values).toSorted(([a], [b]) =>
    compareNumbers(placeOf(a), placeOf(b)),
  );
  return Object.fromEntries(
    sorted.map(([name, value]) => [name, valueInOrder(value, shape[name])]),
  );
}

function valueInOrder(value: Values[string], schema: z.core.$ZodType | undefined): Values[string] {
  if (!schema) return value;
  const below = shapeOf(schema);
  if (below && isValues(value)) return inDeclaredOrder(value, below);
  const item = itemShapeOf(schema);
  if (!item || !Array.isArray(value)) return value;
  return value.map((each: Value) => (isValues(each) ? inDeclaredOrder(each, item) : each));
}

function compareNumbers(a: number, b: number): number {
  return a < b ? -1 : Number(a > b);
}
