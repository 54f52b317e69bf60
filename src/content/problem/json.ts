// In: problems. Out: JSON for other programs. `version` is incremented by breaking changes only.
import type { Problem } from './problem.ts';

/**
 * `{ version, entries, errors, warnings, problems }`; each problem has `file`, `line`, `column`, `endLine`,
 * `endColumn` (counted from 1, in UTF-16 units, the end exclusive), `severity`, `code`, `message` and `hint`.
 */
export function formatAsJson(problems: readonly Problem[], entries: number): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const report = {
    version: 1,
    entries,
    errors,
    warnings: problems.length - errors,
    problems: problems.map((problem) => ({ ...problem, hint: problem.hint ?? null })),
  };
  return JSON.stringify(report, null, 2);
}
