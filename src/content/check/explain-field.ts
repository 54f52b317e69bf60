// In: a missing or invalid field and its schema. Out: the issue, with what to write instead.
import type { Field, Shape } from '../fields/shape.ts';
import type { Issue } from '../report/locate.ts';
import { quoteIfNeeded } from '../report/yaml-text.ts';
import { sampleOf, type Samples, sampleFields, writeFields } from '../source/write-fields.ts';
import type { Path } from '../fields/value-at.ts';

export function missingField(path: Path, field: Field): Issue {
  return {
    code: 'field-missing',
    message: `${nameOf(path)} is missing: it must be ${expectedOf(field)}.`,
    hint: exampleHint(path, field),
  };
}

export function invalidField(path: Path, value: unknown, field: Field): Issue {
  const expected = expectedOf(field);
  const text = value ?? '';
  const trimmed = typeof text === 'string' ? text.trim() : undefined;
  return {
    code: typeof value === 'string' && field.type ? 'field-value' : 'field-type',
    message:
      trimmed === ''
        ? `${nameOf(path)} is empty: it must be ${expected}.`
        : `${nameOf(path)} must be ${expected}; ${received(value)}.`,
    hint: (trimmed && hintFor(path, trimmed, field)) || defaultHint(path, trimmed, field),
  };
}

/** An example, with the note of the type, or that the line can be deleted. */
function defaultHint(path: Path, trimmed: string | undefined, field: Field): string {
  const { note, isTemporal } = { ...field.type };
  const isOptional = field.optional ?? typeof path.at(-1) === 'number';
  const example = exampleHint(path, field);
  if (trimmed && note) return example.replace(/\.$/, `; ${note}.`);
  const isChosen = example.startsWith('Choose');
  return isOptional && (trimmed === '' || isChosen || isTemporal) ? orDelete(example) : example;
}

/**
 * Adds to a hint that the line can be deleted.
 * @example orDelete('Write, for example, `quote: …`.') // => 'Write, for example, `quote: …`, or delete the line.'
 */
export function orDelete(hint: string): string {
  return hint.includes('\n')
    ? hint.replace(/^Write/, 'Delete the line, or write')
    : hint.replace(/\.$/, ', or delete the line.');
}

export function hintFor(path: Path, value: string, { type }: Field): string | undefined {
  const hint = type?.hint(value);
  if (!hint) return undefined;
  return 'value' in hint ? `Write \`${keyOf(path)} ${quoteIfNeeded(hint.value)}\`.` : hint.sentence;
}

/** What precedes a value: a name and a colon, or the dash of a list item. */
function keyOf(path: Path): string {
  const name = path.at(-1);
  return typeof name === 'number' ? '-' : `${String(name)}:`;
}

/**
 * A field's name for messages.
 * @example nameOf(['social', 0, 'icon']) // => '`icon` in item 1 of `social`'
 */
function nameOf(path: Path): string {
  const item = path.findIndex((step) => typeof step === 'number');
  if (item < 0) return `\`${path.join('.')}\``;
  const list = `item ${Number(path[item]) + 1} of \`${path.slice(0, item).join('.')}\``;
  const rest = path.slice(item + 1);
  return rest.length > 0 ? `\`${rest.join('.')}\` in ${list}` : list.replace('item', 'Item');
}

function expectedOf({ type, items }: Field): string {
  if (type) return type.expected;
  return items
    ? 'a list, in which each item begins with `- `'
    : 'a group of fields, indented below it';
}

function received(value: unknown): string {
  const isBegun = typeof value === 'string' && /^[a-z]+:\/*$/i.test(value.trim());
  return isBegun ? `\`${value.trim()}\` is only the beginning of one` : `it is ${described(value)}`;
}

function described(value: unknown): string {
  if (typeof value !== 'string') return Array.isArray(value) ? 'a list' : 'a group of fields';
  const excerpt = value.length > 60 ? `${value.slice(0, 60)}…` : value;
  return `\`${excerpt.replaceAll('\n', ' ')}\``;
}

/**
 * A hint with an example of a field.
 * @example exampleHint(['premiere', 'date'], { type: date() }) // => 'Write, for example, `date: 2024-03-09` for 9 March 2024.'
 */
export function exampleHint(path: Path, field: Field): string {
  const name = path.findLast((step) => typeof step === 'string') ?? '';
  // A copied choice would be published, and may be untrue.
  if (field.type?.expected.startsWith('one of ')) return 'Choose the one that is true.';
  const sample = sampleOf(field, examples);
  const lines = linesOf(typeof path.at(-1) === 'number' ? [sample] : { [name]: sample });
  const [only = ''] = lines;
  const meaning = field.type?.exampleOf ? ` for ${field.type.exampleOf}` : '';
  if (lines.length === 1) return `Write, for example, \`${only}\`${meaning}.`;
  return ['Write, for example:', ...lines.map((line) => `  ${line}`)].join('\n');
}

/** Example lines of all required fields or, if there are none, of the first field. */
export function exampleLines(shape: Shape): string[] {
  return linesOf(sampleFields(shape, examples));
}

function linesOf(values: Parameters<typeof writeFields>[0]): string[] {
  return writeFields(values).trimEnd().split('\n');
}

const examples: Samples = {
  valueOf: ({ example }) => example,
  fieldsIn(shape) {
    const all = Object.entries(shape);
    const required = all.filter(([, field]) => !field.optional);
    return required.length > 0 ? required : all.slice(0, 1);
  },
};
