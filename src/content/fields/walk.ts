// In: a shape and its values. Out: each value with its type and its path.
import { type Path } from './value-at.ts';
import { memoize } from '../../memoize.ts';
import { isObject } from '../../text/is-object.ts';
import type { FieldType } from './field-type.ts';
import { type Field, itemOf, type Shape } from './shape.ts';

interface TypedValue {
  readonly path: Path;
  readonly type: FieldType;
  readonly value: unknown;
}

/** The values of all fields that are set, nested ones included; a list precedes its items. */
export function walkFields(shape: Shape, values: unknown): readonly TypedValue[] {
  return isObject(values) ? walkerOf(shape)(values) : [];
}

/** Memoized, since several checks walk the same values, and an edit changes few of them. */
const walkerOf = memoize((shape: Shape) =>
  memoize((values: object) => valuesIn(shape, values, [])),
);

function valuesIn(shape: Shape, values: unknown, parentPath: Path): TypedValue[] {
  if (!isObject(values)) return [];
  return Object.entries(shape).flatMap(([name, field]) =>
    Object.hasOwn(values, name) ? valuesOf(field, values[name], [...parentPath, name]) : [],
  );
}

function valuesOf(field: Field, value: unknown, path: Path): TypedValue[] {
  if (field.fields) return valuesIn(field.fields, value, path);
  const item = itemOf(field);
  const items: readonly unknown[] = item && Array.isArray(value) ? value : [];
  return [
    ...(field.type ? [{ path, type: field.type, value }] : []),
    ...items.flatMap((itemValue, index) =>
      item ? valuesOf(item, itemValue, [...path, index]) : [],
    ),
  ];
}
