// In: the translation of a site. Out: a table and a list for the terminal.
import type { Coverage } from './coverage.ts';
import { languageName, remarksOn, rowsOf, type Row, type Status } from './summary.ts';

/** A table of each language, and below it what is to be done. */
export function statusAsText({ coverages, broken }: Status): string {
  const parts = coverages.map((coverage) =>
    [title(coverage), table(rowsOf(coverage)), ...remarks(coverage)].join('\n'),
  );
  return [...parts, ...brokenPart(broken)].join('\n\n');
}

function title({ locale }: Coverage): string {
  return `${languageName(locale)} (${locale})\n`;
}

const heads = ['', 'translated', 'in part', 'in English', 'out of date', 'texts'];

function table(rows: readonly Row[]): string {
  const lines = rows.map(({ name, total, percent, counts }) => {
    const { translated, partial, fallback, stale } = counts;
    const numbers = [partial, fallback, stale].map((count) => (count === 0 ? '·' : String(count)));
    return [name, `${translated} of ${total}`, ...numbers, `${percent} %`];
  });
  const widths = heads.map((head, column) =>
    Math.max(...[heads, ...lines].map((line) => line[column]?.length ?? head.length)),
  );
  return [heads, ...lines].map((line) => `  ${alignLine(line, widths)}`).join('\n');
}

function alignLine([name = '', ...numbers]: readonly string[], widths: readonly number[]): string {
  const [first = 0, ...others] = widths;
  const cells = numbers.map((number, column) => number.padStart(others[column] ?? 0));
  return [name.padEnd(first), ...cells].join('  ');
}

function remarks({ entries, messages }: Coverage): string[] {
  const listed = [
    ...entries.map((entry) => ({
      name: `${entry.collection}/${entry.slug}`,
      of: remarksOn(entry),
    })),
    { name: 'messages.yaml', of: remarksOn(messages) },
  ].filter(({ of }) => of.length > 0);
  const lines = listed.map(({ name, of }) => `  ${name}: ${of.join('; ')}`);
  return lines.length === 0 ? [] : ['', ...lines];
}

function brokenPart(broken: readonly string[]): string[] {
  if (broken.length === 0) return [];
  const files = broken.map((file) => `  ${file}`);
  return [['Broken, and not counted; `npm run content:check` says why:', ...files].join('\n')];
}
