// In: a content folder. Out: the report of its problems, and the exit code.
import { appendFileSync } from 'node:fs';
import { type Content, published } from '../fields/content.ts';
import { formatSummary } from '../report/summary.ts';
import {
  formatForGithub,
  compareProblems,
  formatProblems,
  summarize,
  type Problem,
} from '../report/problem.ts';
import { openLibrary } from '../library.ts';
import { coveragesOf, type Coverage } from '../translations/coverage.ts';
import { escalateExamples } from '../check.ts';
import type { CommandContext, ReportFormat } from './command.ts';
import { languageName, originalName } from '../../text/language-name.ts';
import { problemAt } from '../report/locate.ts';
import { findSourceFile, type SourceFile } from '../source/source-file.ts';

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
  const { content, problems: contentProblems, reading } = library.current();
  const { coverages } = coveragesOf(library.current());
  const warnings = coverages.flatMap((coverage) => staleWarnings(coverage, reading.sources));
  const problems = [...escalateExamples(contentProblems), ...warnings].toSorted(compareProblems);
  const incomplete = coverages.filter(({ entries }) =>
    entries.some(({ missing }) => missing.length > 0),
  );
  const summary = `${countEntries(content)}. ${summarize([])}`;
  if (format === 'pretty' && problems.length === 0)
    print(
      [summary, ...incomplete.map((coverage) => `${countMissing(coverage)}; ${lists}`)].join('\n'),
    );
  else if (format === 'pretty') print(formatProblems(problems, library.textOf));
  else if (problems.length > 0) print(formatForGithub(problems));
  const summaryFile = process.env['GITHUB_STEP_SUMMARY'];
  if (summaryFile)
    appendFileSync(summaryFile, `${formatSummary(problems)}${countEntries(content)}.\n\n`);
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}

const lists = '`npm run content:status` lists them.';

/** @example countEntries(content) // => '7 entries in content/, 2 of them drafts' */
function countEntries({ entries, folder }: Content): string {
  const drafts = entries.length - published(entries).length;
  const ofThem = drafts > 0 ? `, ${drafts} of them ${drafts === 1 ? 'a draft' : 'drafts'}` : '';
  return `${entries.length} entries in ${folder}/${ofThem}`;
}

/** @example countMissing(coverage) // => 'Spanish: 3 of 7 entries in English, 1 in part' */
export function countMissing({ locale, entries }: Coverage): string {
  const incomplete = entries.filter(({ missing }) => missing.length > 0);
  const inOriginal = incomplete.filter(({ translated }) => translated.length === 0).length;
  const partial = incomplete.length - inOriginal;
  const inPart = partial > 0 ? `, ${partial} in part` : '';
  return `${languageName(locale)}: ${inOriginal} of ${entries.length} entries in ${originalName()}${inPart}`;
}

function staleWarnings({ entries, messages }: Coverage, sources: readonly SourceFile[]): Problem[] {
  const outdated = [...entries, messages].filter(({ isStale }) => isStale);
  return outdated.flatMap(({ file, original }) => {
    const translation = findSourceFile(sources, file);
    const stamp = translation?.tree.spans(['translates']);
    if (!translation || !stamp) return [];
    return problemAt(translation, stamp.value, {
      code: 'translation-stale',
      severity: 'warning',
      message: `The ${originalName()} texts have changed since this was translated.`,
      hint: `Compare it with ${original}, fix what is different, then run \`npm run content:stamp ${file}\`.`,
    });
  });
}
