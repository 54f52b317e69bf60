// In every field, a form accepts what the checker accepts; the checker reports the rest to it.
import { collectionNames, siteCollection } from '../../site-collection.ts';
import { siteModel } from '../../../src/pages/all.ts';
import { expect, it } from 'vitest';
import { formFieldsOf, type FormOptions } from '../../../src/admin/form-fields.ts';
import { writeFields } from '../../../src/content/source/write-fields.ts';
import { type Field, type Shape } from '../../../src/content/fields/shape.ts';
import { siteSchema } from '../../../src/settings/fields.ts';
import { checkFields } from '../../../src/content/check/check-fields.ts';
import { readYaml } from '../../../src/content/source/read-yaml.ts';

const form: FormOptions = { required: true, folder: 'content' };

interface FieldCase {
  readonly name: string;
  readonly field: Field;
}

const fields: readonly FieldCase[] = [
  ...collectionNames.flatMap((name) => leaves(siteCollection(name).original.shape, name)),
  ...leaves(siteSchema.shape, 'site'),
  ...leaves(siteModel.messages.schema.shape, 'messages'),
];

/** Every field with one value, those of groups and of lists of groups too. */
function leaves(shape: Shape, parent: string): FieldCase[] {
  return Object.entries(shape).flatMap(([key, field]) => {
    const name = `${parent}.${key}`;
    const inner = field.fields ?? field.items;
    if (inner) return leaves(inner, name);
    return field.type?.item ? [] : [{ name, field }];
  });
}

// Values that are valid in some field, in addition to its example.
const written =
  '0|7|12|1600|2004|2024-02-29|2026-02|1998-99|ca. 1998|007|20:00|2027-02-13 20:00|12:30|10-12 min|' +
  "1 h 20'|ES|Europe/Madrid|true|null|# a|- a|{x}|a@b.org|mailto:a@b.org|tel:+34600|nPHIZw7HZq4|" +
  'https://example.org/a_b?c=d#e|photo.JPG|aurora.mp3|musician, and more';

/** One of the fields that differ only in names and texts. */
const distinct = new Map(
  fields.map((field) => [JSON.stringify(rulesOf(field), withoutNames), field]),
);

it.each([...distinct.values()])(
  'the form accepts for $name whatever the checker accepts',
  (fieldCase) => {
    const { key, input, field } = rulesOf(fieldCase);
    const { example = '', choices = [], name: type } = field.type ?? {};
    const values = [example, example.toUpperCase(), ...choices, ...written.split('|')];
    // An omitted flag is `false`.
    const accepted = values.filter((text) => type !== 'flag' && checkerAccepts(key, field, text));
    expect(accepted.filter((text) => !formAccepts(input, text))).toEqual([]);
  },
);

function rulesOf({ name, field }: FieldCase) {
  const key = name.split('.').at(-1) ?? '';
  const [input] = formFieldsOf({ [key]: field }, form);
  return { key, input, field };
}

function withoutNames(name: string, value: unknown): unknown {
  return /^(?:key|name|label|hint|help|aliases)$/.test(name) ? undefined : value;
}

/** As Sveltia CMS validates a value: by choices, and by pattern. */
function formAccepts(
  field: ReturnType<typeof formFieldsOf>[number] | undefined,
  value: string,
): boolean {
  if (!field) return false;
  if (value === '') return !('required' in field) || field.required !== true;
  if ('options' in field && Array.isArray(field.options))
    return field.options.some((option: unknown) => valueOf(option) === value);
  if ('type' in field && field.type === 'date' && 'min' in field)
    return isDayWithin(value, field.min, field.max);
  const pattern: unknown = 'pattern' in field ? field.pattern : undefined;
  if (!Array.isArray(pattern)) return true;
  const [, source = '', flags] = /^\/?(.+?)(?:\/([dgimsuy]*))?$/.exec(String(pattern[0])) ?? [];
  return new RegExp(source, flags).test(value);
}

/** Whether a browser's date field accepts a value. */
function isDayWithin(value: string, min: unknown, max: unknown): boolean {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
  const isReal = isDay && new Date(value).toISOString().startsWith(value);
  return isReal && value >= String(min) && value <= String(max);
}

function valueOf(option: unknown): unknown {
  return typeof option === 'object' && option !== null && 'value' in option ? option.value : option;
}

function checkerAccepts(key: string, field: Field, value: string): boolean {
  const shape = { [key]: field };
  const text = writeFields({ [key]: value });
  const { problems } = checkFields(readYaml({ file: 'a.yaml', text }), { shape });
  return problems.every(({ severity }) => severity === 'warning');
}
