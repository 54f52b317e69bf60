// Values of a form of the editor <-> values of a file.
import { isObject } from '../../text/is-object.ts';
import { media } from '../../content/fields/names.ts';
import { type Field, itemOf, type Shape } from '../../content/fields/shape.ts';
import type { YamlValue, YamlValues } from '../../content/source/write-fields.ts';

/** The value of a field of a form; places are numbers. */
export type FormValue = string | number | null | undefined | readonly FormValue[] | FormValues;

export interface FormValues {
  readonly [name: string]: FormValue;
}

/** The values of a file for a form. */
export function toFormValues(values: unknown, shape: Shape): FormValues {
  const entries = isObject(values) ? Object.entries(values) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, valueIn(value, shape[name])]));
}

/** Forms have all fields of an item of a list; in files, its first field may be the entire item. */
function valueIn(value: unknown, field: Field | undefined): FormValue {
  if (isObject(value)) return toFormValues(value, field?.fields ?? {});
  if (Array.isArray(value)) {
    const item = field && itemOf(field);
    const [first] = Object.keys(item?.fields ?? {});
    return value.map((element: unknown) =>
      valueIn(first === undefined || isObject(element) ? element : { [first]: element }, item),
    );
  }
  const text = typeof value === 'string' ? value : '';
  const { folder, parse } = mediaOf(field) ?? {};
  const name = parse?.(text);
  return name ? `${folder}/${name}` : text;
}

/** The kind of media that a field refers to, if any. */
function mediaOf(field: Field | undefined) {
  const medium = field?.type?.medium;
  return medium && media[medium];
}

/**
 * The values of a form for its file, in the order of the shape, unknown fields last. Empty fields are omitted: the checker
 * reports them.
 */
export function fromFormValues(values: FormValues, shape: Shape): YamlValues {
  const names = new Set([...Object.keys(shape), ...Object.keys(values)]);
  const filled = [...names].flatMap((name) => {
    const value = valueFrom(values[name], shape[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(filled);
}

/** A value for a file; `undefined` if it is empty. */
function valueFrom(value: FormValue, field: Field | undefined): YamlValue | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return mediaOf(field)?.parse(value) ?? value;
  if (isFormValues(value)) {
    const fields = fromFormValues(value, field?.fields ?? {});
    return Object.keys(fields).length > 0 ? fields : undefined;
  }
  if (value.length === 0) return undefined;
  // An object of a list has empty fields too.
  return value.map((item) =>
    isFormValues(item)
      ? fromFormValues(item, field?.items ?? {})
      : (valueFrom(item, undefined) ?? ''),
  );
}

/** A text; empty for anything else. */
export function asText(value: FormValue): string {
  return typeof value === 'string' ? value : '';
}

export function isFormValues(value: FormValue): value is FormValues {
  return isObject(value);
}
