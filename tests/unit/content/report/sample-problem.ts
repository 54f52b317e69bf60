import type { Problem } from '../../../../src/content/report/problem.ts';

export const problem: Problem = {
  file: 'content/es/works/aurora.mdx',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
  severity: 'error',
  code: 'field-shared',
  message: '`year` belongs to the English file only.',
};
