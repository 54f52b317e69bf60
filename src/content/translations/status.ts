// In: the state of all translations. Out: a report in words.
import { collectionNames } from '../../pages.ts';
import { bodyName } from '../schema/collection.ts';
import type { Comparison, State } from './compare.ts';
import type { Coverage, Status } from './coverage.ts';
import { languageName, originalName } from '../../text/language-name.ts';

/** A table of each language, and a list of what is missing or stale. */
export function formatStatus({ coverages, broken }: Status): string {
  const parts = coverages.map((coverage) => {
    const title = `${languageName(coverage.locale)} (${coverage.locale})\n`;
    const remarks = remarksIn(coverage).map((remark) => `  ${remark}`);
    const below = remarks.length === 0 ? [] : ['', ...remarks];
    return [title, ...alignedTable(rowsOf(coverage)), ...below].join('\n');
  });
  const files = broken.map((file) => `\n  ${file}`).join('');
  const rest = `Broken, and not counted; \`npm run content:check\` says why:${files}`;
  return [...parts, ...(files ? [rest] : [])].join('\n\n');
}

/** Collections count entries, the last row counts interface texts. */
function rowsOf({ entries, messages }: Coverage): string[][] {
  const rows = collectionNames.map((name) => {
    const own = entries.filter(({ collection }) => collection === name);
    const count = (state: State) => own.filter((each) => each.state === state).length;
    const counts = [count('partial'), count('fallback'), count('stale')];
    return row(name, count('translated'), own.length, counts, own);
  });
  const { translated, kept, missing, stale } = messages;
  const done = translated.length + kept.length;
  const counts = [0, missing.length, stale.length];
  const total = done + missing.length;
  return [...rows, row('messages', done - stale.length, total, counts, [messages])].flat();
}

function row(
  name: string,
  done: number,
  total: number,
  counts: readonly number[],
  comparisons: readonly Comparison[],
): string[][] {
  if (total === 0) return [];
  const cells = counts.map((count) => (count === 0 ? '·' : String(count)));
  return [[name, `${done} of ${total}`, ...cells, `${percentOf(comparisons)} %`]];
}

/** The percentage of texts that are translated or kept in the original language, rounded down. */
function percentOf(comparisons: readonly Comparison[]): number {
  const done = comparisons.flatMap(({ translated, kept }) => [...translated, ...kept]).length;
  const all = done + comparisons.flatMap(({ missing }) => missing).length;
  return all === 0 ? 100 : Math.floor((100 * done) / all);
}

function alignedTable(rows: readonly (readonly string[])[]): string[] {
  const headers = ['', 'translated', 'in part', `in ${originalName()}`, 'out of date', 'texts'];
  const lines = [headers, ...rows];
  const widths = headers.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines.map(([name = '', ...numbers]) => {
    const cells = numbers.map((number, column) => number.padStart(widths[column + 1] ?? 0));
    return `  ${[name.padEnd(widths[0] ?? 0), ...cells].join('  ')}`;
  });
}

function remarksIn({ entries, messages }: Coverage): string[] {
  const named = entries.map((entry) => ({ ...entry, name: `${entry.collection}/${entry.slug}` }));
  return [...named, { ...messages, name: 'messages.yaml' }].flatMap(({ name, ...comparison }) => {
    const remarks = remarksOn(comparison);
    return remarks.length === 0 ? [] : [`${name}: ${remarks.join('; ')}`];
  });
}

/** What is stale, missing or without a stamp in a translation, in words. */
function remarksOn({ stale, missing, unstamped, translated, kept }: Comparison): string[] {
  const fallback = `in ${originalName()}`;
  const isAbsent = translated.length + kept.length === 0;
  const absent = isAbsent ? fallback : `${fallback}: ${listed(missing)}`;
  return [
    ...(stale.length > 0 ? [`out of date: ${listed(stale)}`] : []),
    ...(missing.length > 0 ? [absent] : []),
    ...(unstamped.length > 0 ? [`not stamped: ${listed(unstamped)}`] : []),
  ];
}

function listed(fields: readonly string[]): string {
  return fields.map((field) => (field === bodyName ? 'text' : field)).join(', ');
}
