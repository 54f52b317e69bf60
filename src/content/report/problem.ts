// In: problems and the texts of their files. Out: the printed report.
import { drawFrame, printable, type Range } from './frame.ts';

/**
 * A diagnostic about a file of content. `file` is relative to the project, with slashes (a folder ends in one); `code`
 * is a stable rule name in kebab case; `hint` says what to write instead.
 */
export interface Problem extends Range {
  readonly file: string;
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
}

/**
 * Formats a problem: position, message, hint and, where the source text is given, a code frame.
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

/** Formats problems, followed by their number. */
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
  return `${counts.filter((each) => each !== '').join(' and ')}.`;
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
