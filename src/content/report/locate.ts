import type { Range, Problem } from './problem.ts';

/** A text, and the path under which its problems are reported. */
export interface SourceText {
  readonly file: string;
  readonly text: string;
}

/** What is wrong with a text, from `start` to before `end` or, without them, with the complete text. */
export interface Issue extends Pick<Problem, 'code' | 'message'>, Partial<Span> {
  readonly hint?: string | undefined;
  readonly severity?: Problem['severity'];
}

/** Offsets in a text, in UTF-16 units from 0; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export function spanFrom(start: number, text: string): Span {
  return { start, end: start + text.length };
}

/** Moves an issue of a part of a text by the offset of that part. */
export function shiftIssue({ start = 0, end = start, ...issue }: Issue, offset: number): Issue {
  return { ...issue, start: start + offset, end: end + offset };
}

/** The problem at a span of a file, or at the more precise one of the issue. */
export function problemAt(source: SourceText, span: Span, issue: Issue): Problem {
  return problemIn(source.file, rangeOf(source.text, { ...span, ...issue }), issue);
}

/** A problem with an entire file or folder. */
export function fileProblem(file: string, issue: Issue): Problem {
  return problemIn(file, { line: 1, column: 1, endLine: 1, endColumn: 1 }, issue);
}

function problemIn(file: string, range: Range, { code, message, hint, severity }: Issue): Problem {
  const problem = { file, ...range, severity: severity ?? 'error', code, message } as const;
  return hint === undefined ? problem : { ...problem, hint };
}

function rangeOf(text: string, { start, end }: Span): Range {
  const from = positionOf(text, start);
  const to = positionOf(text, Math.max(start, end));
  return { ...from, endLine: to.line, endColumn: to.column };
}

/** The line and column of an offset, both from 1. */
export function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: before.length - lineStart + 1 };
}
