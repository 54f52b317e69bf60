import { expect, it } from 'vitest';
import {
  compareProblems,
  formatProblem,
  summarize,
  type Problem,
} from '../../../../src/content/problem/problem.ts';

const year: Problem = {
  file: 'content/es/works/aurora.mdx',
  line: 3,
  column: 1,
  endLine: 3,
  endColumn: 5,
  severity: 'error',
  code: 'field-shared',
  message: '`year` is language-neutral and belongs to the English file only.',
  hint: 'It is set in content/en/works/aurora.mdx:4. Delete this line.',
};

it('prints place, message, hint and the line between its neighbours', () => {
  expect(formatProblem(year, '---\ntitle: Aurora\nyear: 2019\nalt: x\n---\n')).toBe(
    `content/es/works/aurora.mdx:3:1
  \`year\` is language-neutral and belongs to the English file only.
  It is set in content/en/works/aurora.mdx:4. Delete this line.

  2 | title: Aurora
> 3 | year: 2019
    | ^^^^
  4 | alt: x`,
  );
});

it('leaves out neighbours that say nothing', () => {
  const frame = formatProblem(year, '---\n\nyear: 2019\n---\n').split('\n\n')[1];
  expect(frame).toBe('> 3 | year: 2019\n    | ^^^^');
});

it('counts the same with Windows line ends', () => {
  const text = '---\ntitle: Aurora\nyear: 2019\n---\n';
  expect(formatProblem(year, text.replaceAll('\n', '\r\n'))).toBe(formatProblem(year, text));
});

it('keeps carets below what they mark after tabs and wide characters', () => {
  const text = '\t日本 é👩‍👩‍👧 x';
  const column = text.indexOf('x') + 1;
  const printed = formatProblem(
    { ...year, line: 1, column, endLine: 1, endColumn: column + 1 },
    text,
  );
  expect(printed.split('\n').slice(-2)).toEqual([`> 1 | ${text}`, '    | \t         ^']);
});

it('shows control characters as symbols', () => {
  const printed = formatProblem({ ...year, line: 1 }, '\u001B[31mred \u202Eback');
  expect(printed).toContain('> 1 | ␛[31mred \uFFFDback');
});

it('cuts a window out of a very long line', () => {
  const text = `${'a'.repeat(5000)}x${'b'.repeat(5000)}`;
  const printed = formatProblem(
    { ...year, line: 1, column: 5001, endLine: 1, endColumn: 5002 },
    text,
  );
  const [line = '', carets = ''] = printed.split('\n').slice(-2);
  expect(line.length).toBeLessThan(130);
  expect(line[carets.indexOf('^')]).toBe('x');
});

it('underlines a range over several lines to the end of its first', () => {
  const printed = formatProblem({ ...year, line: 1, endLine: 2, endColumn: 2 }, 'abc\ndef');
  expect(printed).toContain('> 1 | abc\n    | ^^^');
});

it('prints no frame and no position for a folder', () => {
  expect(formatProblem({ ...year, file: 'content/en/wroks/' })).toMatch(
    /^content\/en\/wroks\/\n {2}`year`/,
  );
});

it('marks warnings', () => {
  expect(formatProblem({ ...year, severity: 'warning' })).toMatch(
    /^content\/es\/works\/aurora.mdx:3:1 \(warning\)\n/,
  );
});

it('sorts by path, then by position', () => {
  const problems = [{ ...year, line: 10 }, year, { ...year, file: 'content/en/works/a.mdx' }];
  const sorted = problems.toSorted(compareProblems).map(({ file, line }) => `${file}:${line}`);
  expect(sorted).toEqual([
    'content/en/works/a.mdx:3',
    'content/es/works/aurora.mdx:3',
    'content/es/works/aurora.mdx:10',
  ]);
});

it('sums up errors and warnings', () => {
  const warning = { ...year, severity: 'warning' } as const;
  expect([[], [year], [year, year, warning], [warning]].map(summarize)).toEqual([
    'No errors.',
    '1 error.',
    '2 errors and 1 warning.',
    'No errors and 1 warning.',
  ]);
});
