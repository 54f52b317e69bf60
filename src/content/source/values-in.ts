// In: YAML, and the shape of its file. Out: its values as a form holds them, and as the file names them again.
import { isMap, isSeq, parseDocument, Scalar, type YAMLMap } from 'yaml';
import { isObject } from '../../text/is-object.ts';
import { media } from '../fields/names.ts';
import type { Field, Shape } from '../fields/shape.ts';

/** What a field of a form holds: the source text of a scalar, a list, or the fields of an object. */
export type Value = string | number | readonly Value[] | Values;

/** Values by field. */
export interface Values {
  readonly [name: string]: Value | null | undefined;
}

/** Every scalar is a text, as the content engine reads it. */
export const plain = { schema: 'failsafe' } as const;

/** The values of a YAML file. Throws where it isn't YAML. */
export function valuesIn(yaml: string, shape: Shape): Values {
  const document = parseDocument(withLineEnd(yaml), plain);
  const [problem] = document.errors;
  if (problem) throw problem;
  return isMap(document.contents) ? valuesOf(document.contents, shape) : {};
}

/** A text that ends in a line end: Sveltia CMS hands over none with its last. */
export function withLineEnd(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

function valuesOf(map: YAMLMap, shape: Shape): Values {
  return Object.fromEntries(
    map.items.map(({ key, value }) => [String(key), valueOf(value, shape[String(key)])]),
  );
}

/** The value of a node. A form has the fields of each item of a list, for which its first field alone may stand. */
export function valueOf(node: unknown, field: Field | undefined): Value {
  if (isMap(node)) return valuesOf(node, field?.fields ?? {});
  const below = field?.items;
  const [first = ''] = Object.keys(below ?? {});
  if (isSeq(node))
    return node.items.map((item) => {
      if (isMap(item)) return valuesOf(item, below ?? {});
      return below ? { [first]: valueOf(item, below[first]) } : valueOf(item, undefined);
    });
  const text = node instanceof Scalar ? String(node.value ?? '') : '';
  const { folder, nameIn } = filesOf(field) ?? {};
  const name = nameIn?.(text);
  return name ? `${folder}/${name}` : text;
}

/** The files that a field names; nothing for any other field. */
function filesOf(field: Field | undefined) {
  const medium = field?.type?.medium;
  return medium && media[medium];
}

/**
 * Values in the order of a shape, what it doesn't declare last. What an editor has emptied is left out: the checker takes
 * an empty field for a mistake.
 */
export function withoutEmpty(values: Values, shape: Shape): Values {
  const names = [...Object.keys(shape), ...Object.keys(values)];
  const filled = [...new Set(names)].map(
    (name) => [name, filledIn(values[name], shape[name])] as const,
  );
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
}

/** A value as a file holds it; nothing for an empty one. */
export function filledIn(
  value: Value | null | undefined,
  field: Field | undefined,
): Value | undefined {
  if (isValues(value)) {
    const below = withoutEmpty(value, field?.fields ?? {});
    return Object.keys(below).length > 0 ? below : undefined;
  }
  // Sveltia CMS counts places in numbers.
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string')
    return value === '' ? undefined : (filesOf(field)?.nameIn(value) ?? value);
  if (value === null || value === undefined || value.length === 0) return undefined;
  const below = field?.items;
  // An object of a list has empty fields too.
  return value.map((item) =>
    isValues(item) ? withoutEmpty(item, below ?? {}) : (filledIn(item, undefined) ?? item),
  );
}

/** A text; empty for anything else. */
export function asText(value: Value | null | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Whether a value is an object of values. */
export function isValues(value: unknown): value is Values {
  return isObject(value);
}
