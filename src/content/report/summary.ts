// In: problems. Out: the summary of a job on GitHub, in Markdown.
import { printable, summarize, type Problem } from './problem.ts';

/** GitHub rejects a summary of more than 1 MiB. */
const limit = 500;
const limitNote = `Only the first ${limit} are listed here; the log of the check has them all.`;

/**
 * The number of problems, and a paragraph each of the first 500: place, message and hint.
 * @example formatSummary([problem]) // => '### 1 error.\n\n**content/en/poems/a.mdx:2** …'
 */
export function formatSummary(problems: readonly Problem[]): string {
  const paragraphs = problems.slice(0, limit).map(paragraph);
  return [
    `### ${summarize(problems)}`,
    ...(problems.length > limit ? [limitNote] : []),
    ...paragraphs,
    '',
  ].join('\n\n');
}

function paragraph({ file, line, severity, message, hint = '' }: Problem): string {
  const place = file.endsWith('/') ? file : `${file}:${line}`;
  const head = `**${escape(place)}**${severity === 'warning' ? ' (warning)' : ''}`;
  const lines = `${message}\n${hint}`.trim().split(/\n+/);
  return [head, ...lines.map(withCode)].join('\\\n');
}

/** A line of a message: what is between backticks is code, everything else plain text. */
function withCode(text: string): string {
  const indented = text.replace(/^ +/, (spaces) => '\u00A0'.repeat(spaces.length));
  return indented
    .split(/(`[^`]+`)/)
    .map((part, index) => (index % 2 === 1 ? printable(part) : escape(part)))
    .join('');
}

/** Escapes what GitHub’s Markdown reads as markup: lists, addresses, names, emoji and formulas included. */
function escape(text: string): string {
  return printable(text).replaceAll(
    /[\\`*_~[\]<>&|#:@$+=-]|(?<=\d)[.)]|(?<=www)\./g,
    (sign) => `\\${sign}`,
  );
}
