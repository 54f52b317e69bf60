// In: problems and the texts of their files. Out: the printed report, with code frames, or commands for GitHub Actions.
import type { ProblemCode } from './problem-code.ts';

/**
 * A diagnostic about a content file. `file` is relative to the project, with slashes (a folder ends in one); `hint` says
 * what to write instead.
 */
export interface Problem extends Range {
  readonly file: string;
  readonly severity: 'error' | 'warning';
  readonly code: ProblemCode;
  readonly message: string;
  readonly hint?: string;
}

/**
 * Formats a problem: position, message, hint and, if the source text is given, a code frame.
 * @example formatProblem(problem, 'title: Aurora\nyaer: 2019\n') // => 'content/en/poems/a.mdx:2:1\n  …'
 */
export function formatProblem(problem: Problem, sourceText?: string): string {
  const { file, line, column, message, hint = '', severity } = problem;
  const place = printable(file.endsWith('/') ? file : `${file}:${line}:${column}`);
  const text = `${message}\n${hint}`.trim().split('\n').map(printable).join('\n  ');
  const head = `${place}${severity === 'warning' ? ' (warning)' : ''}\n  ${text}`;
  const frame = sourceText === undefined ? '' : drawFrame(sourceText, problem);
  return frame === '' ? head : `${head}\n\n${frame}`;
}

/** Formats problems, followed by a summary. */
export function formatProblems(
  problems: readonly Problem[],
  textOf: (file: string) => string | undefined,
): string {
  const printed = problems.map((problem) => formatProblem(problem, textOf(problem.file)));
  return [...printed, summarize(problems)].join('\n\n');
}

/**
 * The number of problems by severity, in words.
 * @example summarize([error, error, warning]) // => '2 errors and 1 warning.'
 */
export function summarize(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const counts = [count(errors, 'error'), warnings > 0 ? count(warnings, 'warning') : ''];
  return `${counts.filter((text) => text !== '').join(' and ')}.`;
}

function count(number: number, noun: string): string {
  return `${number || 'No'} ${noun}${number === 1 ? '' : 's'}`;
}

/** Orders problems by path, position, code and message. */
export function compareProblems(a: Problem, b: Problem): number {
  return (
    compareText(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareText(a.code, b.code) ||
    compareText(a.message, b.message)
  );
}

/** Orders texts by code unit, independently of the machine's locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** A range of a text: lines and columns count from 1, columns in UTF-16 units; the end is exclusive. */
export interface Range {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

const maxWidth = 110;

/**
 * Draws the first line of a range with carets below it, between its neighbours unless they are blank.
 * @example drawFrame('title: Aurora\nyear: x', { line: 2, column: 7, endLine: 2, endColumn: 8 })
 * // => '  1 | title: Aurora\n> 2 | year: x\n    |       ^'
 */
function drawFrame(text: string, { line, column, endLine, endColumn }: Range): string {
  const lines = text.split(/\r?\n|\r$/);
  const content = lines[line - 1];
  if (content === undefined) return '';
  const end =
    endLine > line ? Math.max(content.length, column) + 1 : Math.max(endColumn, column + 1);
  const from = column > maxWidth ? column - maxWidth / 2 : 0;
  const width = String(line + 1).length;
  const row = (mark: string, number: string, rest: string) =>
    `${mark} ${number.padStart(width)} | ${rest}`.trimEnd();
  const neighbour = (number: number) => {
    const excerpt = lines[number - 1]?.slice(from, from + maxWidth) ?? '';
    return /^(?:---)?\s*$/.test(excerpt) ? [] : [row(' ', String(number), printable(excerpt))];
  };
  const before = content.slice(from, column - 1);
  const marked = content.slice(column - 1, Math.min(end - 1, from + maxWidth));
  return [
    ...neighbour(line - 1),
    row('>', String(line), printable(content.slice(from, from + maxWidth))),
    row(' ', '', before.replaceAll(/[^\t]/g, ' ') + '^'.repeat(Math.max(1, marked.length))),
    ...neighbour(line + 1),
  ].join('\n');
}

/** Replaces control characters with symbols, so that content can't send escape sequences to the terminal. */
export function printable(text: string): string {
  return text
    .replaceAll(/[\u0000-\u0008\u000A-\u001F]/g, (control) =>
      String.fromCharCode(0x2400 + control.charCodeAt(0)),
    )
    .replaceAll(/[\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069]/g, '\uFFFD');
}

/**
 * One workflow command per problem; GitHub shows the first ten of each severity.
 * @example formatForGithub([problem]) // => '::error file=content/en/poems/a.mdx,line=2,…::`year` is empty…'
 */
export function formatForGithub(problems: readonly Problem[]): string {
  return problems.map(command).join('\n');
}

function command(problem: Problem): string {
  const { file, line, column, endLine, endColumn, severity, code, message, hint } = problem;
  // GitHub only accepts columns within one line.
  const columns = line === endLine ? { col: column, endColumn } : {};
  const properties = { file: file.replace(/\/$/, ''), line, endLine, ...columns, title: code };
  const parameters = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(value)}`,
  );
  return `::${severity} ${parameters.join(',')}::${escapeData([message, hint ?? ''].join('\n').trim())}`;
}

function escapeProperty(value: string | number): string {
  return escapeData(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
