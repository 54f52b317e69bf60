// In: a project's folder. Out: a report of all problems in its content, and the exit code.
import { formatForGithub, compareProblems, formatProblems, summarize } from '../report/problem.ts';
import { openLibrary } from '../library.ts';
import { coveragesOf } from '../translations/coverage.ts';
import { countMissing, staleWarnings } from '../translations/status.ts';
import { escalateExamples } from '../check.ts';
import type { CommandContext, ReportFormat } from './command.ts';

/**
 * Prints all problems in a project's content; resolves to the exit code, 1 for errors. Missing translations are only
 * counted.
 */
export async function check(
  { format }: { readonly format: ReportFormat },
  context: CommandContext,
): Promise<number> {
  const { print } = context;
  const library = await openLibrary(context);
  const { content, problems: found, reading } = library.current();
  const { coverages } = coveragesOf(library.current());
  const warnings = coverages.flatMap((coverage) => staleWarnings(coverage, reading.sources));
  const problems = [...escalateExamples(found), ...warnings].toSorted(compareProblems);
  const incomplete = coverages.filter(({ entries }) =>
    entries.some(({ state }) => state === 'fallback' || state === 'partial'),
  );
  const summary = `${content.entries.length} entries. ${summarize([])}`;
  if (format === 'pretty' && problems.length === 0)
    print([summary, ...incomplete.map((each) => `${countMissing(each)}; ${lists}`)].join('\n'));
  else if (format === 'pretty') print(formatProblems(problems, library.textOf));
  else if (problems.length > 0) print(formatForGithub(problems));
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}

const lists = '`npm run content:status` lists them.';
