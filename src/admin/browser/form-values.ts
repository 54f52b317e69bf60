// Values as a form of the editor holds them, and as files do.
import { isObject } from '../../text/is-object.ts';
import { media } from '../../content/fields/names.ts';
import { type Field, itemOf, type Shape } from '../../content/fields/shape.ts';
import type { YamlValue, YamlValues } from '../../content/source/write-fields.ts';

/** What a field of a form holds; Sveltia CMS counts places in numbers. */
export type FormValue = string | number | null | undefined | readonly FormValue[] | FormValues;

export interface FormValues {
  readonly [name: string]: FormValue;
}

/** The values of a file for a form. */
export function toFormValues(values: unknown, shape: Shape): FormValues {
  const entries = isObject(values) ? Object.entries(values) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, valueIn(value, shape[name])]));
}

/** A form has the fields of each item of a list, for which its first field alone may stand. */
function valueIn(value: unknown, field: Field | undefined): FormValue {
  if (isObject(value)) return toFormValues(value, field?.fields ?? {});
  if (Array.isArray(value)) {
    const item = field && itemOf(field);
    const [first] = Object.keys(item?.fields ?? {});
    return value.map((each: unknown) =>
      valueIn(first === undefined || isObject(each) ? each : { [first]: each }, item),
    );
  }
  const text = typeof value === 'string' ? value : '';
  const { folder, parse: nameIn } = filesOf(field) ?? {};
  const name = nameIn?.(text);
  return name ? `${folder}/${name}` : text;
}

/** The files that a field names; nothing for any other field. */
function filesOf(field: Field | undefined) {
  const medium = field?.type?.medium;
  return medium && media[medium];
}

/**
 * The values of a form for its file, in the order of a shape, what it doesn't declare last. What an editor has emptied is
 * left out: the checker takes an empty field for a mistake.
 */
export function fromFormValues(values: FormValues, shape: Shape): YamlValues {
  const names = new Set([...Object.keys(shape), ...Object.keys(values)]);
  const filled = [...names].flatMap((name) => {
    const value = valueFrom(values[name], shape[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(filled);
}

/** A value as a file holds it; nothing for an empty one. */
function valueFrom(value: FormValue, field: Field | undefined): YamlValue | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return filesOf(field)?.parse(value) ?? value;
  if (isFormValues(value)) {
    const below = fromFormValues(value, field?.fields ?? {});
    return Object.keys(below).length > 0 ? below : undefined;
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
