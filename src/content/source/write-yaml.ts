// In: values, or what stands for those of fields. Out: YAML.
import { Document, stringify, visit } from 'yaml';
import type { FieldType } from '../fields/field-type.ts';
import { type Field, itemOf, type Shape } from '../fields/shape.ts';
import { plain, type Value, type Values } from './values-in.ts';

/** Values as YAML. By its `core` schema, a text that looks like a number or a word of YAML is in quotes. */
export function writeYaml(values: unknown, schema: 'core' | 'failsafe'): string {
  return stringify(values, { lineWidth: 0, schema });
}

/** The lines of fields or items, every scalar a text, with a note behind the first. */
export function writeLines(values: Values | readonly Value[], indent: string, note = ''): string {
  const document = new Document(values, plain);
  visit(document, {
    // YAML takes these words for an empty value.
    Scalar: (_, node) => {
      if (/^(?:~|null)$/i.test(String(node.value))) node.type = 'QUOTE_DOUBLE';
    },
  });
  const printed = document.toString({ lineWidth: 0 }).replaceAll(/(?<=^|\n)(?=[^\n])/g, indent);
  return printed.replace('\n', () => `${note}\n`);
}

/** What stands for values that aren't known. */
export interface Samples {
  readonly valueOf: (type: FieldType) => string;
  /** Which fields of a shape there are. */
  readonly fieldsIn: (shape: Shape) => readonly (readonly [name: string, field: Field])[];
}

/** The lines of a field; a list has one item. */
export function sampleLines(name: string, field: Field, samples: Samples): string[] {
  const item = itemOf(field);
  if (field.type && !item) return [`${name}: ${samples.valueOf(field.type)}`];
  const below = item ? sampleItem(item, samples) : samplesIn(field.fields ?? {}, samples);
  return [`${name}:`, ...below.map((line) => `  ${line}`)];
}

/** The lines of fields. */
export function samplesIn(shape: Shape, samples: Samples): string[] {
  return samples.fieldsIn(shape).flatMap(([name, field]) => sampleLines(name, field, samples));
}

/** The lines of an item of a list. */
export function sampleItem({ type, fields = {} }: Field, samples: Samples): string[] {
  const lines = type ? [samples.valueOf(type)] : samplesIn(fields, samples);
  return lines.map((line, index) => `${index === 0 ? '- ' : '  '}${line}`);
}
