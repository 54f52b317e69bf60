// In: a shape, and values as texts. Out: the parsed values, and the invalid ones.
import { isObject } from '../../text/is-object.ts';
import type { Path } from './value-at.ts';
import type { FieldValues } from './content.ts';
import { type Field, itemOf, type Shape } from './shape.ts';

/** A value that its field can't have, undefined if it is missing; without `field`, the value of an undeclared field. */
export interface InvalidValue {
  readonly path: Path;
  readonly field?: Field;
  readonly value: unknown;
}

/** The values of the fields of a shape; adds the invalid ones to `errors`. */
export function readFields(
  shape: Shape,
  source: FieldValues,
  errors: InvalidValue[],
  parentPath: Path = [],
): FieldValues {
  for (const [name, value] of Object.entries(source))
    if (!Object.hasOwn(shape, name)) errors.push({ path: [...parentPath, name], value });
  const values = Object.entries(shape).flatMap(([name, field]): [string, unknown][] => {
    const path = [...parentPath, name];
    if (Object.hasOwn(source, name)) return [[name, readField(field, source[name], errors, path)]];
    if (field.default !== undefined) return [[name, field.default]];
    if (!field.optional) errors.push({ path, field, value: undefined });
    return [];
  });
  return Object.fromEntries(values);
}

function readField(field: Field, source: unknown, errors: InvalidValue[], path: Path): unknown {
  const item = itemOf(field);
  const isText = typeof source === 'string';
  const fields = isText && field.shorthand ? { [field.shorthand]: source } : source;
  if (field.fields && isObject(fields)) return readFields(field.fields, fields, errors, path);
  if (item && Array.isArray(source))
    return source.map((itemSource: unknown, index) =>
      readField(item, itemSource, errors, [...path, index]),
    );
  const value = isText ? field.type?.parse(source.trim()) : undefined;
  if (value === undefined) errors.push({ path, field, value: source });
  return value;
}

/** The value of a field; undefined if it is invalid. */
export function validValue(field: Field, source: unknown): unknown {
  const errors: InvalidValue[] = [];
  const value = readField(field, source, errors, []);
  return errors.length === 0 ? value : undefined;
}
