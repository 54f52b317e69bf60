import { expect, it } from 'vitest';
import {
  formatForGithub,
  formatProblem,
  type Problem,
} from '../../../../src/content/report/problem.ts';

/** A problem at a column of the first line of a file. */
function problemAt(column: number, changes: Partial<Problem> = {}): Problem {
  return {
    file: 'content/es/works/aurora.mdx',
    line: 1,
    column,
    endLine: 1,
    endColumn: column + 1,
    severity: 'error',
    code: 'field-shared',
    message: '`year` belongs to the English file only.',
    ...changes,
  };
}

it.each([
  [
    'aligns carets with the marked text after tabs',
    '\tAurora x',
    ['> 1 | \tAurora x', '    | \t       ^'],
  ],
  [
    'shows control characters as symbols',
    '\u001B[31m \u202Ex',
    ['> 1 | ␛[31m \uFFFDx', '    |        ^'],
  ],
])('%s', (_, text, frame) => {
  const printed = formatProblem(problemAt(text.indexOf('x') + 1), text);
  expect(printed.split('\n').slice(-2)).toEqual(frame);
});

it('shows an excerpt of a very long line', () => {
  const text = `${'a'.repeat(5000)}x${'b'.repeat(5000)}`;
  const [line = '', carets = ''] = formatProblem(problemAt(5001), text).split('\n').slice(-2);
  expect(line.length).toBeLessThan(130);
  expect(line[carets.indexOf('^')]).toBe('x');
});

it('escapes workflow commands of GitHub Actions in content', () => {
  const file = 'content/images/a,b:c%.jpg';
  const message = '100 %\r\n::stop-commands::x';
  const output = formatForGithub([problemAt(1, { file, message, hint: '##[add-mask]y' })]);
  expect(output.split('\n')).toHaveLength(1);
  expect(output).toContain('file=content/images/a%2Cb%3Ac%25.jpg,');
  expect(output).toContain('::100 %25%0D%0A::stop-commands::x%0A##[add-mask]y');
});

it.each([
  ['no columns of a problem that spans lines', { endLine: 5 }, 'line=1,endLine=5,title='],
  ['a folder without its slash', { file: 'content/en/wroks/' }, 'file=content/en/wroks,'],
])('writes %s, as GitHub requires', (_, changes, expected) => {
  expect(formatForGithub([problemAt(1, changes)])).toContain(expected);
});
