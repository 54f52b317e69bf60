// In: a problem that any stage found, and the text of its file. Out: what is printed about it.
import { drawFrame, printable, type Range } from './frame.ts';

/**
 * Something in a content file that its author should correct. Lines and columns count from 1, columns in
 * UTF-16 units, the end is exclusive; `file` is relative to the project, with slashes (a folder ends in
 * one); `code` is a stable kebab-case rule name; `hint` says what to write instead.
 */
export interface Problem extends Range {
  readonly file: string;
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
}

/**
 * A problem as it is printed: place, message, hint, and, where the file's text is known, a frame.
 * @example formatProblem(problem, 'title: Aurora\nyaer: 2019\n') // => 'content/en/works/a.mdx:2:1\n  …'
 */
export function formatProblem(problem: Problem, sourceText?: string): string {
  const { file, line, column, message, hint = '', severity } = problem;
  const place = printable(file.endsWith('/') ? file : `${file}:${line}:${column}`);
  const text = `${message}\n${hint}`.trim().split('\n').map(printable).join('\n  ');
  const head = `${place}${severity === 'warning' ? ' (warning)' : ''}\n  ${text}`;
  const frame = sourceText === undefined ? '' : drawFrame(sourceText, problem);
  return frame === '' ? head : `${head}\n\n${frame}`;
}

/** All problems as they are printed, with their number. */
export function formatProblems(
  problems: readonly Problem[],
  textOf: (file: string) => string | undefined,
): string {
  const printed = problems.map((problem) => formatProblem(problem, textOf(problem.file)));
  return [...printed, summarize(problems)].join('\n\n');
}

/**
 * How many problems there are.
 * @example summarize([error, error, warning]) // => '2 errors and 1 warning.'
 */
export function summarize(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const counts = [count(errors, 'error'), warnings > 0 ? count(warnings, 'warning') : ''];
  return `${counts.filter((each) => each !== '').join(' and ')}.`;
}

function count(number: number, noun: string): string {
  return `${number || 'No'} ${noun}${number === 1 ? '' : 's'}`;
}

/** Orders problems by path, then by position. */
export function compareProblems(a: Problem, b: Problem): number {
  return (
    compareText(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareText(a.code, b.code) ||
    compareText(a.message, b.message)
  );
}

/** Orders texts by code unit, the same on every machine whatever its language. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
