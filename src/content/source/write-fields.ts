// In: values, or samples of them. Out: their lines of YAML.
import { Document, visit } from 'yaml';
import type { FieldType } from '../fields/field-type.ts';
import { type Field, itemOf, type Shape } from '../fields/shape.ts';

/** The value of a field as a file has it: text, a list, or nested fields. */
export type YamlValue = string | readonly YamlValue[] | YamlValues;

export interface YamlValues {
  readonly [name: string]: YamlValue;
}

/** The YAML of fields or items, with every scalar a string and a comment at the end of the first line. */
export function writeFields(
  values: YamlValues | readonly YamlValue[],
  indent = '',
  comment = '',
): string {
  const document = new Document(values, { schema: 'failsafe' });
  visit(document, {
    // Unquoted, YAML would parse them as empty values.
    Scalar: (_, node) => {
      if (/^(?:~|null)$/i.test(String(node.value))) node.type = 'QUOTE_DOUBLE';
    },
  });
  const printed = document.toString({ lineWidth: 0 }).replaceAll(/(?<=^|\n)(?=[^\n])/g, indent);
  return printed.replace('\n', () => `${comment}\n`);
}

/** The text of an entry's file, from the lines of its fields and its body. */
export function entryText(lines: string, body = ''): string {
  return `---\n${lines}---\n${body && `\n${body}\n`}`;
}

/** Sample values for the fields of a shape. */
export interface Samples {
  readonly valueOf: (type: FieldType) => string;
  /** The fields of a shape that get a value. */
  readonly fieldsIn: (shape: Shape) => readonly (readonly [name: string, field: Field])[];
}

export function sampleFields(shape: Shape, samples: Samples): YamlValues {
  const fields = samples.fieldsIn(shape);
  return Object.fromEntries(fields.map(([name, field]) => [name, sampleOf(field, samples)]));
}

/** The sample of a field; a list has one item. */
export function sampleOf(field: Field, samples: Samples): YamlValue {
  const item = itemOf(field);
  if (item) return [sampleOf(item, samples)];
  return field.type ? samples.valueOf(field.type) : sampleFields(field.fields ?? {}, samples);
}
