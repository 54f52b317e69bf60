// In: values, or what stands for those of fields. Out: the lines of YAML that say them.
import { Document, visit } from 'yaml';
import type { FieldType } from '../fields/field-type.ts';
import { type Field, itemOf, type Shape } from '../fields/shape.ts';

/** What a file says in a field: a text, a list, or fields of its own. */
export type YamlValue = string | readonly YamlValue[] | YamlValues;

export interface YamlValues {
  readonly [name: string]: YamlValue;
}

/** The lines of fields or items, every scalar a text, with a note behind the first. */
export function writeFields(
  values: YamlValues | readonly YamlValue[],
  indent = '',
  note = '',
): string {
  const document = new Document(values, { schema: 'failsafe' });
  visit(document, {
    // YAML takes these words for an empty value.
    Scalar: (_, node) => {
      if (/^(?:~|null)$/i.test(String(node.value))) node.type = 'QUOTE_DOUBLE';
    },
  });
  const printed = document.toString({ lineWidth: 0 }).replaceAll(/(?<=^|\n)(?=[^\n])/g, indent);
  return printed.replace('\n', () => `${note}\n`);
}

/** The file of an entry, of the lines of its fields. */
export function entryText(lines: string, body = ''): string {
  return `---\n${lines}---\n${body && `\n${body}\n`}`;
}

/** What stands for values that aren't known. */
export interface Samples {
  readonly valueOf: (type: FieldType) => string;
  /** Which fields of a shape there are. */
  readonly fieldsIn: (shape: Shape) => readonly (readonly [name: string, field: Field])[];
}

export function sampleFields(shape: Shape, samples: Samples): YamlValues {
  const fields = samples.fieldsIn(shape);
  return Object.fromEntries(fields.map(([name, field]) => [name, sampleOf(field, samples)]));
}

/** A value for a field; a list has one item. */
export function sampleOf(field: Field, samples: Samples): YamlValue {
  const item = itemOf(field);
  if (item) return [sampleOf(item, samples)];
  return field.type ? samples.valueOf(field.type) : sampleFields(field.fields ?? {}, samples);
}
