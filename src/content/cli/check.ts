// In: a project's folder. Out: a report of all problems in its content, and the exit code.
import { formatForGithub } from '../problem/github.ts';
import { openLibrary } from '../library.ts';
import { compareProblems, formatProblems, summarize } from '../problem/problem.ts';
import { coveragesOf, type Coverage } from '../translations/coverage.ts';
import { languageName, originalName } from '../../text/language-name.ts';
import { missingWarnings, staleWarnings } from '../translations/warnings.ts';
import { escalateExamples } from '../validate/examples.ts';
import type { CommandContext, ReportFormat } from './command.ts';

interface CheckOptions {
  readonly format: ReportFormat;
  readonly strict?: boolean;
}

/**
 * Prints all problems in a project's content; resolves to the exit code, 1 for errors. Missing translations are only
 * counted; with `--strict` they are warnings, and warnings fail too.
 */
export async function check(
  { format, strict: isStrict = false }: CheckOptions,
  { root, folder, print }: CommandContext,
): Promise<number> {
  const library = await openLibrary({ root, folder });
  const { content, problems: found } = library.current();
  const { coverages } = coveragesOf(library.current());
  const warnings = coverages.flatMap((coverage) => [
    ...staleWarnings(coverage, library.textOf),
    ...(isStrict ? missingWarnings(coverage, library.textOf) : []),
  ]);
  const problems = [...escalateExamples(found), ...warnings].toSorted(compareProblems);
  const summary = `${content.entries.length} entries. ${summarize([])}`;
  if (format === 'pretty' && problems.length === 0)
    print([summary, ...coverages.flatMap(countMissing)].join('\n'));
  else if (format === 'pretty') print(formatProblems(problems, library.textOf));
  else if (problems.length > 0) print(formatForGithub(problems));
  return problems.some(({ severity }) => isStrict || severity === 'error') ? 1 : 0;
}

/** One line for a language with missing translations. */
function countMissing({ locale, entries }: Coverage): string[] {
  const absent = entries.filter(({ state }) => state === 'fallback').length;
  const partial = entries.filter(({ state }) => state === 'partial').length;
  if (absent + partial === 0) return [];
  const inPart = partial > 0 ? `, ${partial} in part` : '';
  const counts = `${absent} of ${entries.length} entries in ${originalName()}${inPart}`;
  return [`${languageName(locale)}: ${counts}; \`npm run content:status\` lists them.`];
}
