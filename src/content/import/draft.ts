// In: a row of a table. Out: the text of a draft, with invalid cells as comments.
import { checkBody } from '../markdown/check-body.ts';
import type { Issue } from '../report/locate.ts';
import type { Collection } from '../fields/collection.ts';
import { validValue } from '../fields/read-fields.ts';
import { bodyName, type Field, fieldAt, itemOf, namesIn } from '../fields/shape.ts';
import { checkFields } from '../check/check-fields.ts';
import { entryText, writeFields } from '../source/write-fields.ts';
import { readYaml } from '../source/read-yaml.ts';
import { maxSlugLength, slugOf } from '../fields/slug.ts';
import type { Row } from './read-table.ts';

/** A row as an entry: values keyed by field name, and a body. */
export interface Draft {
  readonly row: Row;
  /** The field with its title, or with what replaces one. */
  readonly titleField: string;
  /** Made of its title and its day. */
  readonly slug: string;
  readonly values: ReadonlyMap<string, Value>;
  readonly body: string;
  readonly rejected: readonly RejectedCell[];
}

/** A cell that isn’t valid in its field, and why. */
interface RejectedCell {
  readonly name: string;
  readonly text: string;
  readonly message: string;
}

/** A value as it is written in a file. */
export type Value = string | readonly string[];

/** How days such as `03/04/2027` may be written. */
export const dateOrders = ['day-first', 'month-first'] as const;

export type DateOrder = (typeof dateOrders)[number];

/** A day in digits, either day or month first. */
export const ambiguousDate = /^\d{1,2}[/-]\d{1,2}[/-]\d{4}(?= |$)/;

/** Reads the cells of a row as fields and body of an entry. */
export function draftOf(row: Row, collection: Collection, dates?: DateOrder): Draft {
  const { name: kind, fields, insteadOfTitle = 'title' } = collection;
  const values = new Map<string, Value>();
  const rejected: RejectedCell[] = [];
  for (const [name, cell] of row.cells) {
    const field = fieldAt(fields, name.split('.'));
    if (!field) continue;
    const { value, issue } = valueOf(name, cell, field, dates);
    if (issue) rejected.push({ name, text: cell, message: issue.message });
    else values.set(name, value);
  }
  const text = row.cells.get(bodyName) ?? '';
  const issue = checkBody(text).issues.find(({ severity = 'error' }) => severity === 'error');
  if (issue) rejected.push({ name: bodyName, text, message: issue.message });
  const titleField = values.has('title') ? 'title' : insteadOfTitle;
  const [name = '', date = ''] = [titleField, 'date'].map((field) =>
    String(values.get(field) ?? ''),
  );
  const slug = slugOf(`${slugOf(name).slice(0, maxSlugLength - 15) || kind} ${date}`);
  return { row, titleField, slug, values, body: issue ? '' : text, rejected };
}

/** The value of a cell: as written, or corrected if that makes it valid; otherwise with its issue. */
function valueOf(name: string, cell: string, field: Field, dates?: DateOrder) {
  const lines = cell.split('\n').map((line) => line.trim());
  const value = itemOf(field)
    ? lines.map((line) => line.replace(/^- +/, '')).filter(Boolean)
    : lines.join(' ').replaceAll(/\s+/g, ' ');
  const issue = issueOf(name, value, field);
  const proposed = issue && proposalsFor(value, field, dates);
  return proposed && !issueOf(name, proposed, field)
    ? { value: proposed, issue: undefined }
    : { value, issue };
}

/** A value whose invalid items are replaced by what a check proposes, or converted to the notation of content. */
function proposalsFor(value: Value, field: Field, dates?: DateOrder): Value {
  if (typeof value === 'string') {
    if (validValue(field, value) !== undefined) return value;
    const hint = field.type?.hint(value);
    return hint && 'value' in hint ? hint.value : inNotation(value, field, dates);
  }
  const item = itemOf(field);
  return value.map((text) => (item ? [proposalsFor(text, item, dates)].flat().join(' ') : text));
}

const dayInDigits = /^(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4})(?= |$)/;

/** An hour of one digit with a dot is ambiguous: morning or afternoon. */
const hourInDigits = /^(\d\d|\d(?=h))(?:h|[.:](?=\d))(\d\d)?(?::00)?$/i;

/** A day or a time in the notation of content; an ambiguous day only if its order is given. */
function inNotation(text: string, { type }: Field, dates?: DateOrder): string {
  if (type?.name === 'time') {
    const [, hours, minutes = '00'] = hourInDigits.exec(text) ?? [];
    return hours ? `${pad(hours)}:${minutes}` : text;
  }
  return text.replace(
    dayInDigits,
    (match, first: string, sign: string, second: string, year: string) => {
      const order = sign === '.' ? 'day-first' : dates;
      const [date, month] = order === 'day-first' ? [first, second] : [second, first];
      return order ? `${year}-${pad(month)}-${pad(date)}` : match;
    },
  );
}

function pad(digits: string): string {
  return digits.padStart(2, '0');
}

/** The first error that a check reports for a value by itself. */
function issueOf(name: string, value: Value, field: Field): Issue | undefined {
  const tree = readYaml({ file: name, text: writeFields({ [name]: value }) });
  const { problems } = checkFields(tree, { shape: { [name]: field } });
  return problems.find(({ severity }) => severity === 'error');
}

/** Writes a draft with its fields in the order of the guide, each below its invalid cells. */
export function writeDraft({ values, body, rejected }: Draft, { fields }: Collection): string {
  const lines = [...Object.keys(fields), bodyName].flatMap((group) => {
    const isWithin = (name: string) => name.split('.', 1)[0] === group;
    const invalid = rejected.filter(({ name }) => isWithin(name));
    const filled = namesIn(fields).filter((name) => isWithin(name) && values.has(name));
    const below = filled.map(
      (name) => [name.slice(group.length + 1), values.get(name) ?? ''] as const,
    );
    const value = values.get(group) ?? Object.fromEntries(below);
    return [
      ...invalid.map(({ name, text }) => `${name}: ${text}\n`.replaceAll(/^(?=.)/gm, '# ')),
      filled.length > 0 ? writeFields({ [group]: value }) : '',
    ];
  });
  return entryText(`draft: true\n${lines.join('')}`, body);
}
