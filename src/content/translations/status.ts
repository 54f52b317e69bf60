// In: the state of all translations. Out: a report as text, as Markdown or as JSON.
import type { Coverage, Status } from './coverage.ts';
import { languageName, remarksOn, rowsOf } from './summary.ts';

const headers = ['', 'translated', 'in part', 'in English', 'out of date', 'texts'];

/** A table of each language, and a list of what is missing or stale. */
export function statusAsText({ coverages, broken }: Status): string {
  const parts = coverages.map((coverage) => {
    const remarks = remarksIn(coverage).map(({ name, text }) => `  ${name}: ${text}`);
    const title = `${languageName(coverage.locale)} (${coverage.locale})\n`;
    const below = remarks.length === 0 ? [] : ['', ...remarks];
    return [title, ...alignedTable(cellsOf(coverage)), ...below].join('\n');
  });
  const files = broken.map((file) => `\n  ${file}`).join('');
  const rest = `Broken, and not counted; \`npm run content:check\` says why:${files}`;
  return [...parts, ...(files ? [rest] : [])].join('\n\n');
}

/** A table of each language, a list of stale translations, and a collapsed list of the rest. */
export function statusAsMarkdown({ coverages, broken }: Status): string {
  const parts = coverages.flatMap((coverage) => {
    const rows = [headers, ['---', ...headers.slice(1).map(() => '---:')], ...cellsOf(coverage)];
    const table = rows.map((cells) => `| ${cells.join(' | ')} |`.replace('|  |', '| |'));
    const line = ({ file, text }: Remark) => `- \`${file}\`: ${text}`;
    const all = remarksIn(coverage);
    const stale = all.filter(({ isStale }) => isStale).map(line);
    const rest = all.filter(({ isStale }) => !isStale).map(line);
    return [
      `### Translation: ${languageName(coverage.locale)}`,
      table.join('\n'),
      ...(stale.length > 0 ? [`**Out of date**\n\n${stale.join('\n')}`] : []),
      ...(rest.length > 0 ? [collapsed(rest)] : []),
    ];
  });
  const files = broken.map((file) => `- \`${file}\``).join('\n');
  return [...parts, ...(files ? [`**Broken, and not counted**\n\n${files}`] : [])].join('\n\n');
}

/**
 * `{ version, languages: [{ locale, summary, entries, messages }], broken }`; `version` is incremented by breaking
 * changes only.
 */
export function statusAsJson({ coverages, broken }: Status): string {
  const languages = coverages.map((coverage) => {
    const { original: _, ...messages } = coverage.messages;
    const entries = coverage.entries.map(({ original: __, exists, ...entry }) => {
      return { ...entry, file: exists ? entry.file : null };
    });
    return { locale: coverage.locale, summary: rowsOf(coverage), entries, messages };
  });
  return JSON.stringify({ version: 1, languages, broken }, null, 2);
}

function cellsOf(coverage: Coverage): string[][] {
  return rowsOf(coverage).map(({ name, total, percent, counts }) => {
    const { translated, partial, fallback, stale } = counts;
    const numbers = [partial, fallback, stale].map(String);
    return [name, `${translated} of ${total}`, ...numbers, `${percent} %`];
  });
}

function alignedTable(rows: readonly (readonly string[])[]): string[] {
  const lines = [headers, ...rows.map((row) => row.map((cell) => (cell === '0' ? '·' : cell)))];
  const widths = headers.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines.map(([name = '', ...numbers]) => {
    const cells = numbers.map((number, column) => number.padStart(widths[column + 1] ?? 0));
    return `  ${[name.padEnd(widths[0] ?? 0), ...cells].join('  ')}`;
  });
}

interface Remark {
  readonly name: string;
  readonly file: string;
  readonly text: string;
  readonly isStale: boolean;
}

function remarksIn({ entries, messages }: Coverage): Remark[] {
  const named = entries.map((entry) => ({ ...entry, name: `${entry.collection}/${entry.slug}` }));
  return [...named, { ...messages, name: 'messages.yaml' }].flatMap(({ name, file, ...of }) => {
    const text = remarksOn(of).join('; ');
    return text === '' ? [] : [{ name, file, text, isStale: of.stale.length > 0 }];
  });
}

function collapsed(lines: readonly string[]): string {
  return `<details><summary>Not translated, or not stamped (${lines.length})</summary>\n\n${lines.join('\n')}\n\n</details>`;
}
