// In: what became of each row of a table. Out: the printed report.
import { basename } from 'node:path';
import { bodyName } from '../fields/shape.ts';
import { ambiguousDay, type DateOrder, type Draft } from './draft.ts';
import type { Difference, Match } from './match-rows.ts';
import type { Row, Table } from './read-table.ts';

/** What became of the rows of a table. */
interface Imported {
  /** Of rows that don’t repeat others. */
  readonly drafts: readonly Draft[];
  readonly matches: ReadonlyMap<Draft, Match>;
  /** The files of the drafts that were written. */
  readonly files: ReadonlyMap<Draft, string>;
  readonly dates?: DateOrder | undefined;
}

/** A line on each row, the columns that are no field, and what to do next. */
export function reportOf(path: string, { rows, others }: Table, imported: Imported): string {
  const drafts = new Map(imported.drafts.map((draft) => [draft.row, draft]));
  const outcomes = rows.map((row) => outcomeOf(row, drafts.get(row), imported));
  const lines = rows.map(({ line }, index) => {
    const { file, outcome, details } = outcomes[index] ?? { outcome: '', details: [] };
    const indented = details.map((each) => `\n    ${each}`).join('');
    return `${basename(path)}:${line}  ${file ? `${file}  ` : ''}${outcome}${indented}`;
  });
  const count = (outcome: string) =>
    outcomes.filter((each) => each.outcome.startsWith(outcome)).length;
  const isUnread = imported.drafts.some(({ remarks }) =>
    remarks.some(({ text }) => ambiguousDay.test(text)),
  );
  return [
    ...lines,
    '',
    ...(others.length > 0 ? [`Columns that are no field: ${others.join(', ')}.`] : []),
    ...(isUnread && !imported.dates ? [unreadDays] : []),
    `Rows: ${rows.length}. New: ${count('new')}. There already: ${count('is there')}. Different: ${count('differs')}.`,
    'What a field doesn’t take is a remark in its draft. Delete `draft: true` to publish one; `npm run content:check` tells what is wrong.',
  ].join('\n');
}

const unreadDays =
  'Days such as `03/04/2027` are read with `--dates day-first` or `--dates month-first`: delete these drafts, and import the table again.';

interface Outcome {
  readonly file?: string | undefined;
  readonly outcome: string;
  /** In sentences. */
  readonly details: readonly string[];
}

function outcomeOf({ repeated }: Row, draft: Draft | undefined, imported: Imported): Outcome {
  if (!draft) return { outcome: `says the same as line ${repeated}`, details: [] };
  const { file: there, differences = [] } = imported.matches.get(draft) ?? {};
  if (there && differences.length === 0)
    return { file: there, outcome: 'is there already', details: [] };
  if (there)
    return {
      file: there,
      outcome: 'differs, and nothing was written:',
      details: differences.map((each) => sentenceOn(each)),
    };
  const unread = draft.remarks.map(({ message }) => message);
  const file = imported.files.get(draft);
  if (!file) {
    const outcome = 'has neither a title nor a day; nothing was written';
    return { outcome: unread.length === 0 ? outcome : `${outcome}:`, details: unread };
  }
  return { file, outcome: unread.length === 0 ? 'new' : 'new, to be mended:', details: unread };
}

function sentenceOn({ name, ofRow, ofEntry }: Difference): string {
  if (ofEntry === undefined || ofEntry === null) return `\`${name}\` isn’t set there.`;
  if (name === bodyName || typeof ofRow !== 'string' || typeof ofEntry !== 'string')
    return `\`${name}\` is another there.`;
  return `\`${name}\` is \`${ofEntry}\` there, and \`${ofRow}\` in the table.`;
}
