import { expect, it } from 'vitest';
import { formatProblem, type Problem } from '../../../../src/content/report/problem.ts';

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

it('keeps carets below what they mark after tabs', () => {
  const text = '\tAurora x';
  const column = text.indexOf('x') + 1;
  const printed = formatProblem(
    { ...year, line: 1, column, endLine: 1, endColumn: column + 1 },
    text,
  );
  expect(printed.split('\n').slice(-2)).toEqual([`> 1 | ${text}`, '    | \t       ^']);
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
