// A form refuses nothing that the checker accepts, in every field; what else is wrong the checker reports to it.
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

interface Tried {
  readonly name: string;
  readonly field: Field;
}

const fields: readonly Tried[] = [
  ...collectionNames.flatMap((name) => leaves(siteCollection(name).original.shape, name)),
  ...leaves(siteSchema.shape, 'site'),
  ...leaves(siteModel.messages.schema.shape, 'messages'),
];

/** Every field with one value, those of groups and of lists of groups too. */
function leaves(shape: Shape, above: string): Tried[] {
  return Object.entries(shape).flatMap(([key, field]) => {
    const name = `${above}.${key}`;
    const below = field.fields ?? field.items;
    if (below) return leaves(below, name);
    return field.type?.item ? [] : [{ name, field }];
  });
}

// Beside its example, what is right in some field.
const written =
  '0|7|12|1600|2004|2024-02-29|2026-02|1998-99|ca. 1998|007|20:00|2027-02-13 20:00|12:30|10-12 min|' +
  "1 h 20'|ES|Europe/Madrid|true|null|# a|- a|{x}|a@b.org|mailto:a@b.org|tel:+34600|nPHIZw7HZq4|" +
  'https://example.org/a_b?c=d#e|photo.JPG|aurora.mp3|musician, and more';

/** Fields that differ only in what they are called. */
const alike = new Map(fields.map((each) => [JSON.stringify(rulesOf(each), withoutNames), each]));

it.each([...alike.values()])('the form accepts for $name whatever the checker accepts', (tried) => {
  const { key, input, field } = rulesOf(tried);
  const { example = '', choices = [], name: type } = field.type ?? {};
  const values = [example, example.toUpperCase(), ...choices, ...written.split('|')];
  // Leaving a flag out says what `false` says.
  const accepted = values.filter((text) => type !== 'flag' && checkerTakes(key, field, text));
  expect(accepted.filter((text) => !formTakes(input, text))).toEqual([]);
});

function rulesOf({ name, field }: Tried) {
  const key = name.split('.').at(-1) ?? '';
  const [input] = formFieldsOf({ [key]: field }, form);
  return { key, input, field };
}

function withoutNames(name: string, value: unknown): unknown {
  return /^(?:key|name|label|hint|help|aliases)$/.test(name) ? undefined : value;
}

/** What Sveltia CMS asks of a value: its choices, and its pattern. */
function formTakes(
  field: ReturnType<typeof formFieldsOf>[number] | undefined,
  value: string,
): boolean {
  if (!field) return false;
  if (value === '') return !('required' in field) || field.required !== true;
  if ('options' in field && Array.isArray(field.options))
    return field.options.some((each: unknown) => valueOf(each) === value);
  if ('type' in field && field.type === 'date' && 'min' in field)
    return isDayWithin(value, field.min, field.max);
  const pattern: unknown = 'pattern' in field ? field.pattern : undefined;
  if (!Array.isArray(pattern)) return true;
  const [, source = '', flags] = /^\/?(.+?)(?:\/([dgimsuy]*))?$/.exec(String(pattern[0])) ?? [];
  return new RegExp(source, flags).test(value);
}

/** A browser's field for a day holds no other. */
function isDayWithin(value: string, min: unknown, max: unknown): boolean {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
  const isReal = isDay && new Date(value).toISOString().startsWith(value);
  return isReal && value >= String(min) && value <= String(max);
}

function valueOf(option: unknown): unknown {
  return typeof option === 'object' && option !== null && 'value' in option ? option.value : option;
}

function checkerTakes(key: string, field: Field, value: string): boolean {
  const shape = { [key]: field };
  const text = writeFields({ [key]: value });
  const { problems } = checkFields(readYaml({ file: 'a.yaml', text }), { shape });
  return problems.every(({ severity }) => severity === 'warning');
}
