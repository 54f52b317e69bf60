// In: problems and the texts of their files. Out: a short report for a page of cases.
import { formatProblem, type Problem } from '../../../src/content/report/problem.ts';

/** The place of each problem, the marked text and the message; the path of the base is omitted. */
export function shortReport(
  problems: readonly Problem[],
  textOf: (file: string) => string | undefined,
  base?: string,
): string {
  const reports = problems.map((problem) => {
    const [head = '', ...text] = formatProblem(problem).split('\n');
    const [place = '', severity = ''] = head.split(/(?= \(warning\)$)/);
    const shortPlace = place.startsWith(`${base}:`) ? place.slice(`${base}:`.length) : place;
    const marked = markedBy(problem, textOf(problem.file) ?? '');
    const quoted = marked === '' ? '' : ` \`${marked}\``;
    return { place: `at ${shortPlace}${quoted}${severity}\n`, text: `${text.join('\n')}\n` };
  });
  const lines = reports.map(({ place, text }, index) =>
    reports[index + 1]?.text === text ? place : place + text,
  );
  return lines.join('') || 'No errors.\n';
}

const maxWidth = 100;

/** The text that a problem marks: part of a line or, if it spans several, the first and the last line. */
export function markedBy(problem: Problem, text: string): string {
  const { line, column, endLine, endColumn } = problem;
  const lines = text.split(/\r?\n|\r$/);
  const [first = '', last = ''] = [lines[line - 1], lines[endLine - 1]];
  const marked = line === endLine ? first.slice(column - 1, endColumn - 1) : `${first} … ${last}`;
  const short = marked.length > maxWidth ? `${marked.slice(0, maxWidth)}…` : marked;
  return short.trim().replaceAll(/(?! )[\p{C}\p{Z}]/gu, codePoint);
}

/** @example codePoint('\t') // => '<U+0009>' */
function codePoint(character: string): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase() ?? '';
  return `<U+${code.padStart(4, '0')}>`;
}

/** A report with the names of fields instead of their values in a case. */
export function withFieldNames(text: string, values: ReadonlyMap<string, string>): string {
  return [...values].reduce(
    (report, [name, value]) => report.replaceAll(`\`${value}\``, `\`{${name}}\``),
    text,
  );
}
