// In: what a file may hold, and its values as texts. Out: the values that they stand for, and every one that is wrong.
import { isObject } from '../../text/is-object.ts';
import type { Path } from './value-at.ts';
import type { FieldValues } from './content.ts';
import { type Field, itemOf, type Shape } from './shape.ts';

/** A value that its field doesn't take, undefined where it is missing; without a field, one that isn't declared. */
export interface InvalidValue {
  readonly path: Path;
  readonly field?: Field;
  readonly value: unknown;
}

/** The values of the fields of a shape; what is wrong with them is added to `errors`. */
export function readFields(
  shape: Shape,
  source: FieldValues,
  errors: InvalidValue[],
  above: Path = [],
): FieldValues {
  for (const [name, value] of Object.entries(source))
    if (!Object.hasOwn(shape, name)) errors.push({ path: [...above, name], value });
  const values = Object.entries(shape).flatMap(([name, field]): [string, unknown][] => {
    const path = [...above, name];
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
    return source.map((each: unknown, index) => readField(item, each, errors, [...path, index]));
  const value = isText ? field.type?.parse(source.trim()) : undefined;
  if (value === undefined) errors.push({ path, field, value: source });
  return value;
}

/** The value of a field; nothing where it isn't valid. */
export function validValue(field: Field, source: unknown): unknown {
  const errors: InvalidValue[] = [];
  const value = readField(field, source, errors, []);
  return errors.length === 0 ? value : undefined;
}
