// In: the sources. Out: the examples of the template that are left in them.
import { memoize } from '../../memoize.ts';
import { problemAt, spanFrom } from '../report/locate.ts';
import type { Problem } from '../report/problem.ts';
import type { Source } from '../source/document.ts';

const code = 'example-left';

/** The mark of an example: a comment above its value or, of an entry, in its front matter. */
const mark = /^[ \t]*# EXAMPLE\b.*$/gm;

/** A warning for each mark in a file. */
export const remainingExamples = memoize(({ file, text, role }: Source): readonly Problem[] => {
  const hint =
    role.kind === 'entry'
      ? 'Write your own and delete this line, or delete the file.'
      : 'Write your own below, and delete this line.';
  return [...text.matchAll(mark)].map(({ 0: line, index }) =>
    problemAt({ file, text }, spanFrom(index + line.indexOf('#'), line.trim()), {
      code,
      severity: 'warning',
      message: 'This is still the example.',
      hint,
    }),
  );
});

/** Turns the warnings about examples into errors, so that none is published. */
export function escalateExamples(problems: readonly Problem[]): Problem[] {
  return problems.map((problem) =>
    problem.code === code ? { ...problem, severity: 'error' } : problem,
  );
}
