// In: a row of a table. Out: the text of a draft, with what a check refuses as remarks.
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

/** What a draft says: values by the names of fields, and a text. */
export interface Draft {
  readonly row: Row;
  /** The field that names it: its title or what stands for one. */
  readonly titleField: string;
  /** After its heading and its day. */
  readonly slug: string;
  readonly values: ReadonlyMap<string, Value>;
  readonly body: string;
  readonly rejected: readonly RejectedCell[];
}

/** What a field doesn’t take, and why. */
interface RejectedCell {
  readonly name: string;
  readonly text: string;
  readonly message: string;
}

/** A value as a file has it. */
export type Value = string | readonly string[];

/** How days such as `03/04/2027` may be written. */
export const dateOrders = ['day-first', 'month-first'] as const;

export type DateOrder = (typeof dateOrders)[number];

/** A day in digits, its month first or second. */
export const ambiguousDate = /^\d{1,2}[/-]\d{1,2}[/-]\d{4}(?= |$)/;

/** Reads the cells of a row as its file would say them. */
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
  const heading = values.has('title') ? 'title' : insteadOfTitle;
  const [name = '', date = ''] = [heading, 'date'].map((each) => String(values.get(each) ?? ''));
  const slug = slugOf(`${slugOf(name).slice(0, maxSlugLength - 15) || kind} ${date}`);
  return { row, titleField: heading, slug, values, body: issue ? '' : text, rejected };
}

/** The value of a cell: as it is written, or else as a check proposes it or as tables write it; or what is wrong with it. */
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

/** A value with what a check proposes, or the notation of content, for what is invalid of it. */
function proposalsFor(value: Value, field: Field, dates?: DateOrder): Value {
  if (typeof value === 'string') {
    if (validValue(field, value) !== undefined) return value;
    const hint = field.type?.hint(value);
    return hint && 'value' in hint ? hint.value : inNotation(value, field, dates);
  }
  const item = itemOf(field);
  return value.map((each) => (item ? [proposalsFor(each, item, dates)].flat().join(' ') : each));
}

const dayInDigits = /^(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4})(?= |$)/;

/** Of an hour of one digit with a dot, nobody knows the half of the day. */
const hourInDigits = /^(\d\d|\d(?=h))(?:h|[.:](?=\d))(\d\d)?(?::00)?$/i;

/** A day or a time in the notation of content; of a day whose month may be first, only in the order that is given. */
function inNotation(text: string, { type }: Field, dates?: DateOrder): string {
  if (type?.name === 'time') {
    const [, hours, minutes = '00'] = hourInDigits.exec(text) ?? [];
    return hours ? `${pad(hours)}:${minutes}` : text;
  }
  return text.replace(
    dayInDigits,
    (found, first: string, sign: string, second: string, year: string) => {
      const order = sign === '.' ? 'day-first' : dates;
      const [date, month] = order === 'day-first' ? [first, second] : [second, first];
      return order ? `${year}-${pad(month)}-${pad(date)}` : found;
    },
  );
}

function pad(digits: string): string {
  return digits.padStart(2, '0');
}

/** What a check says of a value by itself. */
function issueOf(name: string, value: Value, field: Field): Issue | undefined {
  const tree = readYaml({ file: name, text: writeFields({ [name]: value }) });
  const { problems } = checkFields(tree, { shape: { [name]: field } });
  return problems.find(({ severity }) => severity === 'error');
}

/** Writes a draft, its fields in the order of the guide, each below what isn't taken of it. */
export function writeDraft({ values, body, rejected }: Draft, { fields }: Collection): string {
  const lines = [...Object.keys(fields), bodyName].flatMap((group) => {
    const isWithin = (name: string) => name.split('.', 1)[0] === group;
    const unread = rejected.filter(({ name }) => isWithin(name));
    const filled = namesIn(fields).filter((name) => isWithin(name) && values.has(name));
    const below = filled.map(
      (name) => [name.slice(group.length + 1), values.get(name) ?? ''] as const,
    );
    const value = values.get(group) ?? Object.fromEntries(below);
    return [
      ...unread.map(({ name, text }) => `${name}: ${text}\n`.replaceAll(/^(?=.)/gm, '# ')),
      filled.length > 0 ? writeFields({ [group]: value }) : '',
    ];
  });
  return entryText(`draft: true\n${lines.join('')}`, body);
}
