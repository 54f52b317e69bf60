// In: a table. Out: a draft for each new row, and a report of every row.
import { readFileSync } from 'node:fs';
import { join, resolve, basename } from 'node:path';
import { defaultLocale } from '../../locales.ts';
import { readErrorMessage } from '../../text/error-message.ts';
import { entryFileOf, isOriginalRole } from '../source/file-role.ts';
import { draftOf, writeDraft, type DateOrder, type Draft, ambiguousDate } from '../import/draft.ts';
import { isIdentifiable, matchRows, type Difference, type Match } from '../import/match-rows.ts';
import { readTable, type Table } from '../import/read-table.ts';
import { fileProblem, type Issue, type SourceText } from '../report/locate.ts';
import { formatProblem, type Problem } from '../report/problem.ts';
import { decodeText, readFiles, groupFiles, type ContentFiles } from '../source/read-files.ts';
import type { Collection } from '../fields/collection.ts';
import { writeNewFile } from '../io/file-system.ts';
import { findCollection, UsageError, type CommandContext } from './command.ts';
import { bodyName } from '../fields/shape.ts';

interface ImportOptions {
  readonly collection: string;
  readonly dates?: DateOrder;
}

/** Writes the new rows of a table as drafts; returns the exit code, 1 if something can’t be read. */
export function importRows(
  path: string,
  { collection: name, dates }: ImportOptions,
  context: CommandContext,
): number {
  const { root, folder, model, print } = context;
  const collection = findCollection(name, model);
  const source = tableAt(path, root);
  const table = 'code' in source ? source : readTable(source, collection);
  if ('code' in table) {
    print(formatProblem(table, 'text' in source ? source.text : undefined));
    return 1;
  }
  const reading = groupFiles(context, readFiles(context));
  const entries = reading.sources.filter(
    ({ role }) => isOriginalRole(role) && role.collection === collection,
  );
  const inFolder = `${folder}/${defaultLocale}/${name}/`;
  const unread = [
    ...reading.problems.filter(({ file }) => file.startsWith(inFolder)),
    ...entries.filter(({ tree }) => !tree.isSound),
  ].map(({ file }) => file);
  if (unread.length > 0) {
    print(`Nothing is written while these files can’t be read, since they may be of the same rows: ${unread.join(', ')}.
\`npm run content:check\` says why.`);
    return 1;
  }
  const drafts = table.rows.map((row) => draftOf(row, collection, dates));
  const identifiable = drafts.filter(isIdentifiable);
  const matches = matchRows(identifiable, entries, collection);
  const added = identifiable.filter((draft) => !matches.has(draft));
  const files = newFilesFor(added, collection, reading);
  for (const [draft, file] of files)
    writeNewFile(join(root, file), () => writeDraft(draft, collection));
  print(reportOf(path, table, { collection, drafts, matches, files, dates }));
  return 0;
}

/** The text of a table, or the problem with its file. */
function tableAt(file: string, root: string): SourceText | Problem {
  if (!/\.(?:csv|tsv|txt)$/i.test(file))
    throw new UsageError('Save the table as “CSV UTF-8”, so that its name ends in `.csv`.');
  const bytes = readBytes(file, root);
  if (/^(?:504b0304|d0cf11e0)/.test(bytes.toString('hex', 0, 4)))
    return fileProblem(file, workbook);
  const text = decodeText(file, bytes);
  if (typeof text !== 'string') return text;
  // Control characters except line breaks and tabs aren’t part of a value.
  const plain = text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, ' ');
  return { file, text: plain };
}

function readBytes(file: string, root: string): Buffer {
  try {
    return readFileSync(resolve(root, file));
  } catch (error) {
    throw new UsageError(readErrorMessage(error, file));
  }
}

const workbook: Issue = {
  code: 'table-workbook',
  message: 'This is a file of a spreadsheet program, whatever its name says.',
  hint: 'Open it there, and save the table as “CSV UTF-8”.',
};

/** The files of new drafts, none of which exists. */
function newFilesFor(drafts: readonly Draft[], collection: Collection, reading: ContentFiles) {
  const { folder, sources } = reading;
  const files = new Set(sources.map(({ file }) => file));
  const fileOf = (slug: string) => entryFileOf(folder, { locale: defaultLocale, collection, slug });
  const fileByDraft = new Map<Draft, string>();
  for (const draft of drafts) {
    let file = fileOf(draft.slug);
    for (let number = 2; files.has(file); number += 1) file = fileOf(`${draft.slug}-${number}`);
    files.add(file);
    fileByDraft.set(draft, file);
  }
  return fileByDraft;
}

/** The outcome for the rows of a table. */
interface ImportResult {
  readonly collection: Collection;
  readonly drafts: readonly Draft[];
  readonly matches: ReadonlyMap<Draft, Match>;
  /** The files of the drafts that were written. */
  readonly files: ReadonlyMap<Draft, string>;
  readonly dates?: DateOrder | undefined;
}

/** A line for each row, the columns that aren’t fields, and what to do next. */
function reportOf(path: string, { unknownColumns }: Table, result: ImportResult): string {
  const { drafts, dates } = result;
  const outcomes = drafts.map((draft) => outcomeOf(draft, result));
  const lines = outcomes.map(({ line, file, outcome, details }) => {
    const indented = details.map((detail) => `\n    ${detail}`).join('');
    return `${basename(path)}:${line}  ${file ? `${file}  ` : ''}${outcome}${indented}`;
  });
  const count = (outcome: string) =>
    outcomes.filter((row) => row.outcome.startsWith(outcome)).length;
  const hasAmbiguousDates = drafts.some(({ rejected }) =>
    rejected.some(({ text }) => ambiguousDate.test(text)),
  );
  return [
    ...lines,
    '',
    ...(unknownColumns.length > 0
      ? [`Columns that aren’t fields: ${unknownColumns.join(', ')}.`]
      : []),
    ...(hasAmbiguousDates && !dates ? [ambiguousDatesNote] : []),
    `Rows: ${drafts.length}. New: ${count('new')}. There already: ${count('is there')}. Different: ${count('differs')}.`,
    'A value that isn’t valid is a remark in its draft. Delete `draft: true` to publish a draft; `npm run content:check` says what is wrong.',
  ].join('\n');
}

const ambiguousDatesNote =
  'Days such as `03/04/2027` are read with `--dates day-first` or `--dates month-first`: delete these drafts, and import the table again.';

interface Outcome {
  readonly line: number;
  readonly file?: string | undefined;
  readonly outcome: string;
  readonly details: readonly string[];
}

function outcomeOf(draft: Draft, { matches, files, collection }: ImportResult): Outcome {
  const { line } = draft.row;
  const match = matches.get(draft);
  if (match) {
    const { file, differences } = match;
    const isSame = differences.length === 0;
    const outcome = isSame ? 'is there already' : 'differs, and nothing was written:';
    return { line, file, outcome, details: differences.map(differenceMessage) };
  }
  const details = draft.rejected.map(({ message }) => message);
  const file = files.get(draft);
  const { insteadOfTitle } = collection;
  const names = ['a title', ...(insteadOfTitle ? [`a ${insteadOfTitle}`] : []), 'a day'];
  const outcome = file ? 'new' : `has neither ${names.join(' nor ')}; nothing was written`;
  return { line, file, outcome: details.length > 0 ? `${outcome}:` : outcome, details };
}

function differenceMessage({ name, rowValue, entryValue }: Difference): string {
  if (entryValue === undefined || entryValue === null) return `\`${name}\` isn’t set there.`;
  if (name === bodyName || typeof rowValue !== 'string' || typeof entryValue !== 'string')
    return `\`${name}\` is different there.`;
  return `\`${name}\` is \`${entryValue}\` there, and \`${rowValue}\` in the table.`;
}
