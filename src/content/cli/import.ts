// In: a table. Out: a draft for each row that is new, and what is said of every row.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defaultLocale } from '../../locales.ts';
import { readRefusalOf } from '../../text/reason-of.ts';
import { fileOf, isOriginal } from '../source/file-role.ts';
import { draftOf, writeDraft, type DateOrder, type Draft } from '../import/draft.ts';
import { isKnowable, matchRows } from '../import/match-rows.ts';
import { readTable } from '../import/read-table.ts';
import { reportOf } from '../import/report.ts';
import { problemWith, type Located } from '../report/locate.ts';
import { formatProblem, type Problem } from '../report/problem.ts';
import { decodeText, read, toReading, type Reading } from '../source/read.ts';
import type { Collection } from '../fields/collection.ts';
import { longestSlug, slugOf } from '../slug.ts';
import { writeNewFile } from '../write-file.ts';
import { collectionNamed, UsageError, type CommandContext } from './command.ts';

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
  const collection = collectionNamed(name, model);
  const source = sourceOf(path, root);
  const table = 'code' in source ? source : readTable(source, collection);
  if ('code' in table) {
    print(formatProblem(table, 'text' in source ? source.text : undefined));
    return 1;
  }
  const reading = toReading(context, read(context));
  const entries = reading.sources.filter(
    ({ role }) => isOriginal(role) && role.collection === collection,
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
  const rows = table.rows.filter(({ repeated }) => repeated === undefined);
  const drafts = rows.map((row) => draftOf(row, collection, dates));
  const knowable = drafts.filter(isKnowable);
  const matches = matchRows(knowable, entries, {
    collection,
    slugFor: (draft) => slugFor(draft, collection),
  });
  const added = knowable.filter((draft) => !matches.has(draft));
  const files = namesFor(added, collection, reading);
  for (const [draft, file] of files)
    writeNewFile(join(root, file), () => writeDraft(draft, collection));
  print(reportOf(path, table, { drafts, matches, files, dates }));
  return 0;
}

/** The text of a table, or why it has none. */
function sourceOf(file: string, root: string): Located | Problem {
  if (!/\.(?:csv|tsv|txt)$/i.test(file))
    throw new UsageError('Save the table as “CSV UTF-8”, so that its name ends in `.csv`.');
  const bytes = readBytes(file, root);
  if (/^(?:504b0304|d0cf11e0)/.test(bytes.toString('hex', 0, 4)))
    return problemWith(file, workbook);
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
    throw new UsageError(readRefusalOf(error, file));
  }
}

const workbook = {
  code: 'table-workbook',
  message: 'This is the file of a spreadsheet program, whatever its name says.',
  hint: 'Open it there, and save the table as “CSV UTF-8”.',
};

/** The slug of a draft, after its title and its day. */
function slugFor({ values }: Draft, collection: Collection): string {
  const [title = '', date = ''] = ['title', 'date'].map((name) => String(values.get(name) ?? ''));
  const name = slugOf(title).slice(0, longestSlug - 15) || collection.name;
  return slugOf(`${name} ${date}`);
}

/** The files of new drafts, none of which is there. */
function namesFor(drafts: readonly Draft[], collection: Collection, reading: Reading) {
  const { folder, sources } = reading;
  const taken = new Set(sources.map(({ file }) => file));
  const fileNamed = (slug: string) => fileOf(folder, { locale: defaultLocale, collection, slug });
  const names = new Map<Draft, string>();
  for (const draft of drafts) {
    const slug = slugFor(draft, collection);
    let file = fileNamed(slug);
    for (let number = 2; taken.has(file); number += 1) file = fileNamed(`${slug}-${number}`);
    taken.add(file);
    names.set(draft, file);
  }
  return names;
}
