// In: a row of a table. Out: the text of a draft, with what a check refuses as remarks.
import { checkBody } from '../markdown/check-body.ts';
import type { Fault } from '../report/locate.ts';
import type { Collection } from '../fields/collection.ts';
import { validValue } from '../fields/read-fields.ts';
import {
  bodyName,
  type Field,
  fieldAt,
  itemOf,
  namesIn,
  optional,
  type Shape,
} from '../fields/shape.ts';
import { checkFields } from '../check/check-fields.ts';
import { proposalFor } from '../check/explain-field.ts';
import { entryText, type Values, writeFields } from '../source/write-fields.ts';
import { readYaml } from '../source/yaml.ts';
import { longestSlug, slugOf } from '../slug.ts';
import type { Row } from './read-table.ts';
import { memoize } from '../../memoize.ts';
import { isObject } from '../../text/is-object.ts';

/** What a draft says: values by the names of fields, and a text. */
export interface Draft {
  readonly row: Row;
  /** After its title and its day. */
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
export const ambiguousDay = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?= |$)/;

/** Reads the cells of a row as its file would say them. */
export function draftOf(row: Row, { name: kind, fields }: Collection, dates?: DateOrder): Draft {
  const values = new Map<string, Value>();
  const rejected: RejectedCell[] = [];
  for (const [name, cell] of row.cells) {
    if (name === bodyName) continue;
    const { value, fault } = valueOf(name, cell, fields, dates);
    if (fault) rejected.push({ name, text: cell, message: fault.message });
    else values.set(name, value);
  }
  const text = row.cells.get(bodyName) ?? '';
  const fault = checkBody(text).findings.find(({ severity = 'error' }) => severity === 'error');
  if (fault) rejected.push({ name: bodyName, text, message: fault.message });
  const [title = '', date = ''] = ['title', 'date'].map((name) => String(values.get(name) ?? ''));
  const slug = slugOf(`${slugOf(title).slice(0, longestSlug - 15) || kind} ${date}`);
  return { row, slug, values, body: fault ? '' : text, rejected };
}

/** The value of a cell: as it stands, or else as a check proposes it; or what is wrong with it. */
function valueOf(name: string, cell: string, shape: Shape, dates?: DateOrder) {
  const field = fieldAt(shape, name.split('.'));
  const isWords = field?.type?.isProse || field?.type?.hasMarkup;
  const lines = cell.split('\n').map((line) => line.trim());
  const days = isWords || !dates ? lines : lines.map((line) => inIso(line, dates));
  const value =
    field && itemOf(field)
      ? days.map((line) => line.replace(/^- +/, '')).filter(Boolean)
      : days.join(' ').replaceAll(/\s+/g, ' ');
  const fault = faultOf(name, value, shape);
  const proposed = fault && field && proposalsFor(value, field);
  return proposed && !faultOf(name, proposed, shape)
    ? { value: proposed, fault: undefined }
    : { value, fault };
}

/** A value with what a check proposes for what is invalid of it. */
function proposalsFor(value: Value, field: Field): Value {
  if (typeof value === 'string')
    return validValue(field, value) === undefined ? (proposalFor(value, field) ?? value) : value;
  const item = itemOf(field);
  return value.map((each) => (item ? [proposalsFor(each, item)].flat().join(' ') : each));
}

/** @example inIso('3/4/2027', 'day-first') // => '2027-04-03' */
function inIso(text: string, dates: DateOrder): string {
  return text.replace(ambiguousDay, (_, first: string, second: string, year: string) => {
    const [day, month] = dates === 'day-first' ? [first, second] : [second, first];
    return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  });
}

/** The fields of a draft: its schema is made once, not for each cell. */
const unfinished = memoize((shape: Shape) => ({ shape: optional(shape) }));

/** What a check says of a value by itself. */
function faultOf(name: string, value: Value, shape: Shape): Fault | undefined {
  const tree = readYaml({ file: name, text: writeFields(nested([[name, value]])) });
  const { problems } = checkFields(tree, unfinished(shape));
  return problems.find(({ severity }) => severity === 'error');
}

/** Values by the names of fields, those of groups within these. */
function nested(values: Iterable<readonly [name: string, value: Value]>): Values {
  const all: Record<string, Value | Record<string, Value>> = {};
  for (const [name, value] of values) {
    const [group = '', below] = name.split('.');
    const fields = all[group];
    all[group] = below === undefined ? value : { ...(isObject(fields) && fields), [below]: value };
  }
  return all;
}

/** Writes a draft, its fields in the order of the guide, each below what isn't taken of it. */
export function writeDraft({ values, body, rejected }: Draft, { fields }: Collection): string {
  const inOrder = namesIn(fields).flatMap((name) => {
    const value = values.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const filled = nested(inOrder);
  const lines = [...Object.keys(fields), bodyName].flatMap((name) => {
    const unread = rejected.filter((each) => each.name.split('.', 1)[0] === name);
    const value = filled[name];
    return [
      ...unread.map((each) => `${each.name}: ${each.text}\n`.replaceAll(/^(?=.)/gm, '# ')),
      value === undefined ? '' : writeFields({ [name]: value }),
    ];
  });
  return entryText(`draft: true\n${lines.join('')}`, body);
}
