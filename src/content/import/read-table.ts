// In: the text of a table whose first line names fields. Out: its rows, as fields of a collection.
import { CsvError, parse } from 'csv-parse/sync';
import { problemAt, type Fault, type Located } from '../problem/locate.ts';
import { nearest } from '../problem/nearest.ts';
import type { Problem } from '../problem/problem.ts';
import { bodyName, type Collection } from '../schema/collection.ts';
import { merge, namesIn } from '../schema/shape.ts';

/** What a row says, by the names of fields; `others` are the columns that are no field. */
export interface Row {
  /** From 1. */
  readonly line: number;
  readonly fields: ReadonlyMap<string, readonly string[]>;
  readonly others: readonly (readonly [name: string, value: string])[];
}

/** Reads a table, its cells parted by commas, semicolons or tabs; or says why it can’t. */
export function readTable(source: Located, collection: Collection): readonly Row[] | Problem {
  const first = source.text.split(/\r?\n/, 1).join();
  const counts = [',', ';', '\t'].map((sign) => [first.split(sign).length, sign] as const);
  const [[, delimiter] = [0, ',']] = counts.toSorted(([a], [b]) => b - a);
  const records = parsed(source.text, delimiter);
  if (records instanceof CsvError)
    return problemAt(source, lineAt(source, Number(records['lines'])), broken);
  const [head, ...rows] = records;
  const names = head?.cells ?? [];
  const fields = names.map((name) => fieldNamed(name, collection));
  if (!fields.some((field) => field !== undefined))
    return problemAt(source, { start: 0, end: first.length }, nameless(collection));
  const points = pointsFor(rows.flatMap(({ cells }) => cells));
  return rows.map(({ cells, line }) => {
    const told = points ? cells.map((cell) => cell.replace(slashes, points)) : cells;
    return rowOf(told, line, names, fields);
  });
}

const slashes = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** How dates such as `3/4/2027` are to be written, where others of their table tell whether the month is first. */
function pointsFor(cells: readonly string[]): string | undefined {
  const dates = cells.map((cell) => slashes.exec(cell));
  const [isDayFirst, isMonthFirst] = [1, 2].map((part) =>
    dates.some((date) => Number(date?.[part]) > 12),
  );
  if (isDayFirst === isMonthFirst) return undefined;
  return isDayFirst ? '$1.$2.$3' : '$2.$1.$3';
}

interface TableRecord {
  readonly cells: readonly string[];
  readonly line: number;
}

function parsed(text: string, delimiter: string): TableRecord[] | CsvError {
  const found: TableRecord[] = [];
  let line = 1;
  try {
    parse(text, {
      delimiter,
      bom: true,
      trim: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      on_record(cells: string[], { lines }) {
        found.push({ cells, line });
        line = lines + 1;
      },
    });
    return found;
  } catch (error) {
    if (error instanceof CsvError) return error;
    throw error;
  }
}

function rowOf(
  cells: readonly string[],
  line: number,
  names: readonly string[],
  known: readonly (string | undefined)[],
): Row {
  const fields = new Map<string, string[]>();
  const others: (readonly [string, string])[] = [];
  for (const [index, value] of cells.entries()) {
    const name = known[index];
    if (name === undefined && value !== '') others.push([names[index] ?? '', value]);
    if (name !== undefined && value !== '') fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return { line, fields, others };
}

/**
 * The field, or the body, that a column is of: by its name, by another one for it, or by a name close to one.
 * @example fieldNamed('Uhrzeit', collections.concerts) // => 'time'
 */
function fieldNamed(column: string, collection: Collection): string | undefined {
  const { shared, translated, otherNames, body } = collection;
  const own = [...namesIn(merge(shared, translated)), ...(body === 'none' ? [] : [bodyName])];
  const names = [...Object.entries(otherNames), ...own.map((name) => [name, name] as const)];
  const known = new Map(names.map(([other, name]) => [plain(other), name] as const));
  const word = plain(column);
  // Short words are near to too many.
  const near = word.length > 5 ? nearest(word, [...known.keys()]) : undefined;
  return known.get(word) ?? known.get(near ?? '');
}

function plain(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.]/gu, '');
}

function lineAt({ text }: Located, line: number) {
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + Number(line > 1);
  return { start, end: start + (lines[line - 1]?.length ?? 0) };
}

const broken: Fault = {
  code: 'table-broken',
  message: 'A quotation mark is opened and not closed, or stands within a cell.',
  hint: 'Write `""` for one that is part of a text, or save the table again from its program.',
};

function nameless({ shared, translated }: Collection): Fault {
  const names = namesIn(merge(shared, translated)).map((name) => `\`${name}\``);
  const message = 'The first line names no field that there is.';
  return {
    code: 'table-nameless',
    message,
    hint: `Write above the columns what they hold: ${names.join(', ')}.`,
  };
}
