import type { Range, Problem } from './problem.ts';

/** A source text and the path under which its problems are reported. */
export interface Located {
  readonly file: string;
  readonly text: string;
}

/** What is wrong, without its position. */
export interface Fault extends Pick<Problem, 'code' | 'message'> {
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

/** What is at a span, further on by a number of characters. */
export function shifted<Found extends Span>(found: Found, by: number): Found {
  return { ...found, start: found.start + by, end: found.end + by };
}

export interface Finding extends Fault, Span {}

export function problemAt(source: Located, span: Span, fault: Fault): Problem {
  return problemIn(source.file, rangeOf(source.text, span), fault);
}

/** A problem with a file or a folder as a whole. */
export function problemWith(file: string, fault: Fault): Problem {
  return problemIn(file, { line: 1, column: 1, endLine: 1, endColumn: 1 }, fault);
}

function problemIn(file: string, range: Range, { code, message, hint, severity }: Fault): Problem {
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
