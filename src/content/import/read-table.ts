// In: the text of a table. Out: its rows as cells keyed by field name, and the columns that aren’t fields.
import { CsvError, parse } from 'csv-parse/sync';
import { problemAt, type Issue, type SourceText } from '../report/locate.ts';
import type { Problem } from '../report/problem.ts';
import { listNear } from '../../text/nearest.ts';
import type { Collection } from '../fields/collection.ts';
import { findHeading, columnNames } from './table-heading.ts';

export interface Row {
  /** From 1. */
  readonly line: number;
  /** Non-empty cells, keyed by field name. */
  readonly cells: ReadonlyMap<string, string>;
}

export interface Table {
  /** Without duplicate rows. */
  readonly rows: readonly Row[];
  /** The headings of columns that aren’t fields. */
  readonly unknownColumns: readonly string[];
}

/** Reads a table with cells delimited by commas, semicolons or tabs; or returns the problem with it. */
export function readTable(source: SourceText, collection: Collection): Table | Problem {
  const { text } = source;
  const heading = findHeading(text, collection);
  if (!heading) return problemAt(source, spanOfLine(source, 1), headingMissing(collection));
  const records = recordsIn(text, heading.line, heading.delimiter);
  if (typeof records === 'number')
    return problemAt(source, spanOfLine(source, records), quoteUnclosed);
  const [head, ...rows] = records;
  const names = withoutEmptyEnd(head?.cells ?? []);
  const fields = heading.fieldsOf(names);
  const duplicate = fields.findIndex((name, index) => name && fields.indexOf(name) < index);
  const ragged = rows.find(({ cells }) => !isAsLong(cells, names));
  const issue =
    (rows.length === 0 && rowsMissing) ||
    (duplicate >= 0 && headingDuplicate(fields[duplicate] ?? '', names, fields)) ||
    (ragged && cellsUnequal(withoutEmptyEnd(ragged.cells).length, names.length));
  if (issue) return problemAt(source, spanOfLine(source, ragged?.line ?? heading.line), issue);
  const keys = rows.map((row) => JSON.stringify(row.cells));
  const distinct = rows.filter((_row, index) => keys.indexOf(keys[index] ?? '') === index);
  return {
    rows: distinct.map(({ line, cells }) => ({ line, cells: cellsOf(cells, fields) })),
    unknownColumns: names.filter((name, index) => name !== '' && !fields[index]),
  };
}

interface TableRecord {
  readonly cells: readonly string[];
  readonly line: number;
}

/** The records from a line on, the heading first; or the line of a quotation mark that breaks them. */
function recordsIn(text: string, first: number, delimiter: string): TableRecord[] | number {
  const records: TableRecord[] = [];
  const above = first - 1;
  let next = first;
  try {
    parse(text.split('\n').slice(above).join('\n'), {
      delimiter,
      trim: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      on_record(cells: string[], { lines }) {
        const breaks = cells.join('').split('\n').length - 1;
        records.push({ cells: cells.map((cell) => cell.trim()), line: above + lines - breaks });
        next = above + lines + 1;
      },
    });
    return records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // For quotes that are never closed, the parser reports the end of the text.
    return error.code === 'CSV_QUOTE_NOT_CLOSED' ? next : above + Number(error['lines']);
  }
}

function cellsOf(cells: readonly string[], fields: readonly (string | undefined)[]) {
  const pairs = fields.flatMap((name, index) => {
    const cell = cells[index] ?? '';
    return name && !isBlank(cell) ? [[name, cell] as const] : [];
  });
  return new Map(pairs);
}

/** Whether a cell is empty, or only a dash or question mark that means so. */
function isBlank(cell: string): boolean {
  return /^[-–—?]*$/.test(cell);
}

function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

/** Whether a row has as many cells as the heading: an unquoted delimiter in one would shift those after it. */
function isAsLong(cells: readonly string[], { length }: readonly string[]): boolean {
  return cells.length >= length && withoutEmptyEnd(cells).length <= length;
}

function spanOfLine({ text }: SourceText, line: number) {
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + Number(line > 1);
  return { start, end: start + (lines[line - 1]?.length ?? 0) };
}

const rowsMissing: Issue = {
  code: 'table-empty',
  message: 'There are no rows below the heading.',
  hint: 'Save the table again from its program, as “CSV UTF-8”.',
};

const quoteUnclosed: Issue = {
  code: 'table-quotes',
  message: 'A quotation mark is never closed, or is within a cell.',
  hint: 'Write `""` for a quotation mark that is part of a text, in a cell in quotes, or save the table again from its program.',
};

function headingMissing(collection: Collection): Issue {
  const names = listNear('', columnNames(collection), 'every-field');
  return {
    code: 'table-nameless',
    message:
      'None of the first five lines has the names of two fields, separated by commas, semicolons or tabs.',
    hint: `Write the name of a field above each column: ${names}.`,
  };
}

function headingDuplicate(
  name: string,
  headings: readonly string[],
  fields: readonly (string | undefined)[],
): Issue {
  const same = headings
    .filter((_heading, index) => fields[index] === name)
    .map((heading) => `\`${heading}\``);
  return {
    code: 'table-heading',
    message: `Several columns are \`${name}\`: ${same.join(', ')}.`,
    hint: 'Rename or delete those that contain something else.',
  };
}

function cellsUnequal(received: number, expected: number): Issue {
  return {
    code: 'table-cells',
    message: `Each row must have ${expected} cells, like the heading; this one has ${received}.`,
    hint: 'Put a text that contains the separator of cells in quotes (`"…"`), or save the table again from its program.',
  };
}
