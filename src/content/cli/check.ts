// In: a content folder. Out: reports of its problems and translations, and the exit code.
import { appendFileSync } from 'node:fs';
import { formatSummary } from '../report/summary.ts';
import {
  formatForGithub,
  compareProblems,
  formatProblems,
  summarize,
  type Problem,
} from '../report/problem.ts';
import { openLibrary } from '../library.ts';
import { coveragesOf, type Coverage, type TranslationStatus } from '../translations/coverage.ts';
import { escalateExamples } from '../check.ts';
import type { CommandContext, ReportFormat } from './command.ts';
import { bodyName } from '../fields/shape.ts';
import type { Comparison } from '../translations/stamp.ts';
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
  const summary = `${content.entries.length} entries in ${content.folder}/. ${summarize([])}`;
  if (format === 'pretty' && problems.length === 0)
    print(
      [summary, ...incomplete.map((coverage) => `${countMissing(coverage)}; ${lists}`)].join('\n'),
    );
  else if (format === 'pretty') print(formatProblems(problems, library.textOf));
  else if (problems.length > 0) print(formatForGithub(problems));
  const summaryFile = process.env['GITHUB_STEP_SUMMARY'];
  if (summaryFile) appendFileSync(summaryFile, formatSummary(problems));
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}

const lists = '`npm run content:status` lists them.';

/** The progress of each language, with a list of what is missing or stale. */
export function formatStatus({ coverages, broken }: TranslationStatus): string {
  const sections = coverages.map((coverage) => {
    const details = detailsOf(coverage).map((detail) => `  ${detail}`);
    return [`${countMissing(coverage)}.`, ...details].join('\n');
  });
  const files = broken.map((file) => `\n  ${file}`).join('');
  const rest = `Not counted, because they have errors; \`npm run content:check\` says which:${files}`;
  return [...sections, ...(files ? [rest] : [])].join('\n\n');
}

/** @example countMissing(coverage) // => 'Spanish: 3 of 7 entries in English, 1 in part' */
function countMissing({ locale, entries }: Coverage): string {
  const incomplete = entries.filter(({ missing }) => missing.length > 0);
  const inOriginal = incomplete.filter(({ translated }) => translated.length === 0).length;
  const partial = incomplete.length - inOriginal;
  const inPart = partial > 0 ? `, ${partial} in part` : '';
  return `${languageName(locale)}: ${inOriginal} of ${entries.length} entries in ${originalName()}${inPart}`;
}

function detailsOf({ entries, messages }: Coverage): string[] {
  const namedEntries = entries.map((entry) => ({
    ...entry,
    name: `${entry.collection.name}/${entry.slug}`,
  }));
  return [...namedEntries, { ...messages, name: 'messages.yaml' }].flatMap(
    ({ name, ...comparison }) => {
      const details = describe(comparison);
      return details.length === 0 ? [] : [`${name}: ${details.join('; ')}`];
    },
  );
}

/** What is stale, missing or not stamped in a translation, as text. */
function describe({ isStale, isStamped, missing, translated }: Comparison): string[] {
  const fallback = `in ${originalName()}`;
  const isAbsent = translated.length === 0;
  const absent = isAbsent ? fallback : `${fallback}: ${formatFields(missing)}`;
  return [
    ...(isStale ? ['out of date'] : []),
    ...(missing.length > 0 ? [absent] : []),
    ...(isStamped || isAbsent ? [] : ['not stamped']),
  ];
}

function formatFields(fields: readonly string[]): string {
  return fields.map((field) => (field === bodyName ? 'text' : field)).join(', ');
}

export function staleWarnings(
  { entries, messages }: Coverage,
  sources: readonly SourceFile[],
): Problem[] {
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
