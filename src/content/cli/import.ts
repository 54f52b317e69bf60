// In: a table. Out: a draft for each row that is new, and what is said of every row.
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

/** Writes the rows of a table that are new as drafts; returns the exit code, 1 where something can’t be read. */
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
    print(`Nothing is written while these can’t be read, which may be of rows: ${unread.join(', ')}.
\`npm run content:check\` says why.`);
    return 1;
  }
  const drafts = table.rows.map((row) => draftOf(row, collection, dates));
  const knowable = drafts.filter(isIdentifiable);
  const matches = matchRows(knowable, entries, collection);
  const added = knowable.filter((draft) => !matches.has(draft));
  const files = namesFor(added, collection, reading);
  for (const [draft, file] of files)
    writeNewFile(join(root, file), () => writeDraft(draft, collection));
  print(reportOf(path, table, { collection, drafts, matches, files, dates }));
  return 0;
}

/** The text of a table, or why it has none. */
function tableAt(file: string, root: string): SourceText | Problem {
  if (!/\.(?:csv|tsv|txt)$/i.test(file))
    throw new UsageError('Save the table as “CSV UTF-8”, so that its name ends in `.csv`.');
  const bytes = readBytes(file, root);
  if (/^(?:504b0304|d0cf11e0)/.test(bytes.toString('hex', 0, 4)))
    return fileProblem(file, workbook);
  const text = decodeText(file, bytes);
  if (typeof text !== 'string') return text;
  // Other control characters than those of lines and tabs are no part of a value.
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
  message: 'This is the file of a spreadsheet program, whatever its name says.',
  hint: 'Open it there, and save the table as “CSV UTF-8”.',
};

/** The files of new drafts, none of which is there. */
function namesFor(drafts: readonly Draft[], collection: Collection, reading: ContentFiles) {
  const { folder, sources } = reading;
  const files = new Set(sources.map(({ file }) => file));
  const fileNamed = (slug: string) =>
    entryFileOf(folder, { locale: defaultLocale, collection, slug });
  const names = new Map<Draft, string>();
  for (const draft of drafts) {
    let file = fileNamed(draft.slug);
    for (let number = 2; files.has(file); number += 1) file = fileNamed(`${draft.slug}-${number}`);
    files.add(file);
    names.set(draft, file);
  }
  return names;
}

/** What became of the rows of a table. */
interface ImportResult {
  readonly collection: Collection;
  readonly drafts: readonly Draft[];
  readonly matches: ReadonlyMap<Draft, Match>;
  /** The files of the drafts that were written. */
  readonly files: ReadonlyMap<Draft, string>;
  readonly dates?: DateOrder | undefined;
}

/** A line on each row, the columns that are no field, and what to do next. */
function reportOf(path: string, { unknownColumns: others }: Table, imported: ImportResult): string {
  const { drafts, dates } = imported;
  const outcomes = drafts.map((draft) => outcomeOf(draft, imported));
  const lines = outcomes.map(({ line, file, outcome, details }) => {
    const indented = details.map((each) => `\n    ${each}`).join('');
    return `${basename(path)}:${line}  ${file ? `${file}  ` : ''}${outcome}${indented}`;
  });
  const count = (outcome: string) =>
    outcomes.filter((each) => each.outcome.startsWith(outcome)).length;
  const isUnread = drafts.some(({ rejected }) =>
    rejected.some(({ text }) => ambiguousDate.test(text)),
  );
  return [
    ...lines,
    '',
    ...(others.length > 0 ? [`Columns that are no field: ${others.join(', ')}.`] : []),
    ...(isUnread && !dates ? [unreadDays] : []),
    `Rows: ${drafts.length}. New: ${count('new')}. There already: ${count('is there')}. Different: ${count('differs')}.`,
    'What a field doesn’t take is a remark in its draft. Delete `draft: true` to publish one; `npm run content:check` tells what is wrong.',
  ].join('\n');
}

const unreadDays =
  'Days such as `03/04/2027` are read with `--dates day-first` or `--dates month-first`: delete these drafts, and import the table again.';

interface Outcome {
  readonly line: number;
  readonly file?: string | undefined;
  readonly outcome: string;
  /** In sentences. */
  readonly details: readonly string[];
}

function outcomeOf(draft: Draft, { matches, files, collection }: ImportResult): Outcome {
  const { line } = draft.row;
  const match = matches.get(draft);
  if (match) {
    const { file, differences } = match;
    const isSame = differences.length === 0;
    const outcome = isSame ? 'is there already' : 'differs, and nothing was written:';
    return { line, file, outcome, details: differences.map((each) => sentenceOn(each)) };
  }
  const details = draft.rejected.map(({ message }) => message);
  const file = files.get(draft);
  const { insteadOfTitle } = collection;
  const names = ['a title', ...(insteadOfTitle ? [`a ${insteadOfTitle}`] : []), 'a day'];
  const outcome = file ? 'new' : `has neither ${names.join(' nor ')}; nothing was written`;
  return { line, file, outcome: details.length > 0 ? `${outcome}:` : outcome, details };
}

function sentenceOn({ name, rowValue: ofRow, entryValue: ofEntry }: Difference): string {
  if (ofEntry === undefined || ofEntry === null) return `\`${name}\` isn’t set there.`;
  if (name === bodyName || typeof ofRow !== 'string' || typeof ofEntry !== 'string')
    return `\`${name}\` is another there.`;
  return `\`${name}\` is \`${ofEntry}\` there, and \`${ofRow}\` in the table.`;
}
