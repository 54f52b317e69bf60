// In: a table or a calendar. Out: a draft for each of its rows, and what each lacks.
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { isUtf8 } from 'node:buffer';
import type { CollectionName } from '../../pages.ts';
import { defaultLocale } from '../../locales.ts';
import { attempt } from '../attempt.ts';
import { fileOf } from '../file-role.ts';
import { draftLine, draftOf, textOf, writeDraft } from '../import/draft.ts';
import { joinPerformances } from '../import/join-performances.ts';
import { readCalendar } from '../import/read-calendar.ts';
import { readTable, type Row } from '../import/read-table.ts';
import { formatProblem, type Problem } from '../problem/problem.ts';
import { misencoded, read, toReading, type Reading } from '../read.ts';
import { collections } from '../schema/collections.ts';
import { longestSlug, slugOf } from '../slug.ts';
import { validate } from '../validate.ts';
import { writeNewFile } from '../write-file.ts';
import { UsageError, type CommandContext } from './command.ts';

/** Writes the rows of a file as drafts, over nothing; returns the exit code, 1 where the file can’t be read. */
export function importRows(
  path: string,
  collection: CollectionName,
  context: CommandContext,
): number {
  const { root, folder, print } = context;
  if (!/\.(?:csv|tsv|txt|ics)$/i.test(path))
    throw new UsageError('Save the table as “CSV UTF-8”, or export the calendar as `.ics`.');
  const bytes = attempt(() => readFileSync(resolve(root, path)));
  if (!bytes) throw new UsageError(`There is no file \`${path}\`.`);
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, ' ');
  const reading = toReading(folder, read(root, folder));
  const rows = isUtf8(bytes)
    ? rowsIn(path, text, collection, reading)
    : misencoded(path, bytes, text);
  if (!isRows(rows)) {
    print(formatProblem(rows, isUtf8(bytes) ? text : undefined));
    return 1;
  }
  const drafts = namedDrafts(rows, collection, folder);
  const missing = problemsOf(drafts, reading, collection);
  const told = drafts.map(({ lines, file, text: draft, unread }) => {
    const place = `${basename(path)}:${lines.join()}  ${file}`;
    if (!writeNewFile(join(root, file), () => draft))
      return `${place}  is there already; nothing was written`;
    const faults = missing.filter((each) => each.file === file).map(({ message }) => message);
    const lacks = [...new Set([...unread, ...faults])].map((each) => `\n    ${each}`);
    return `${place}  ${lacks.length === 0 ? 'whole' : `lacks:${lacks.join('')}`}`;
  });
  const whole = told.filter((each) => each.endsWith('  whole')).length;
  const counts = `Rows: ${rows.length}. Drafts: ${drafts.length}. Whole: ${whole}.`;
  print([...told, '', counts, nextSteps].join('\n'));
  return 0;
}

const nextSteps =
  'What couldn’t be read is a remark in its draft. Delete `draft: true` to publish one; `npm run content:check` tells what is wrong.';

function rowsIn(file: string, text: string, collection: CollectionName, reading: Reading) {
  if (!/\.ics$/i.test(file)) return readTable({ file, text }, collections[collection]);
  return readCalendar({ file, text }, validate(reading).content.site?.timeZone);
}

function isRows(found: readonly Row[] | Problem): found is readonly Row[] {
  return Array.isArray(found);
}

interface NamedDraft {
  readonly lines: readonly number[];
  readonly file: string;
  readonly text: string;
  /** What is kept as a remark, in words. */
  readonly unread: readonly string[];
}

/** The drafts by their files, which are named after title and day so that a second time finds them. */
function namedDrafts(
  rows: readonly Row[],
  collection: CollectionName,
  folder: string,
): NamedDraft[] {
  const taken = new Map<string, number>();
  const drafts = rows.map((row) => draftOf(row, collections[collection]));
  return (collection === 'concerts' ? joinPerformances(drafts) : drafts).map((draft) => {
    const date = textOf(draft, 'date');
    const name =
      slugOf(textOf(draft, 'title')).slice(0, longestSlug - date.length - 4) || collection;
    const base = slugOf(`${name} ${date}`);
    const number = (taken.get(base) ?? 0) + 1;
    taken.set(base, number);
    const slug = number > 1 ? `${base}-${number}` : base;
    const file = fileOf(folder, { locale: defaultLocale, collection, slug });
    const unread = draft.remarks.map(
      ([each, value]) => `\`${each}: ${value.split('\n', 1).join()}\` is kept as a remark.`,
    );
    return { lines: draft.lines, file, text: writeDraft(draft, collections[collection]), unread };
  });
}

/** What would be wrong with the drafts if they were published. */
function problemsOf(
  drafts: readonly NamedDraft[],
  reading: Reading,
  collection: CollectionName,
): readonly Problem[] {
  const files = new Set(drafts.map(({ file }) => file));
  const sources = drafts.map(({ file, text }) => {
    const slug = basename(file, '.mdx');
    const role = { kind: 'entry', locale: defaultLocale, collection, slug } as const;
    return { file, text: text.replace(draftLine, ''), role };
  });
  const others = reading.sources.filter(({ file }) => !files.has(file));
  const { problems } = validate({ ...reading, sources: [...others, ...sources] });
  return problems.filter(({ file, severity }) => files.has(file) && severity === 'error');
}
