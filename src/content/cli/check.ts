// In: a project's folder. Out: a report of all problems in its content, and the exit code.
import { watch as watchFolder, type FSWatcher } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { attempt } from '../attempt.ts';
import { formatForGithub } from '../problem/github.ts';
import { formatAsJson } from '../problem/json.ts';
import { openLibrary, type Library } from '../library.ts';
import { compareProblems, formatProblems, summarize, type Problem } from '../problem/problem.ts';
import { coveragesOf, type Coverage } from '../translations/coverage.ts';
import { languageName } from '../translations/language-name.ts';
import { missingWarnings, staleWarnings } from '../translations/warnings.ts';
import type { CommandContext, ReportFormat } from './command.ts';

interface CheckOptions {
  readonly format: ReportFormat;
  readonly strict?: boolean;
  readonly watch?: boolean;
}

/**
 * Prints all problems in a project's content; resolves to the exit code, 1 for errors. Missing translations are only
 * counted; with `--strict` they are warnings, and warnings fail too.
 */
export async function check(
  { format, strict: isStrict = false, watch: isWatching }: CheckOptions,
  { root, folder, print }: CommandContext,
): Promise<number> {
  const checkOnce = async () => {
    const library = await openLibrary({ root, folder, withDrafts: true });
    const report = createReport(library, isStrict);
    const text = formatReport(format, report, library);
    if (text !== '') print(text);
    return report.problems.some(({ severity }) => isStrict || severity === 'error') ? 1 : 0;
  };
  if (!isWatching) return checkOnce();
  const printError = (error: unknown) => print(String(error));
  const run = () => {
    print('Checking content …');
    return checkOnce();
  };
  return watch(join(root, folder), run, printError);
}

interface Report {
  readonly problems: readonly Problem[];
  readonly entries: number;
  readonly coverages: readonly Coverage[];
}

function createReport(library: Library, isStrict: boolean): Report {
  const { content, problems: found } = library.current();
  const { coverages } = coveragesOf(library.current());
  const warnings = coverages.flatMap((coverage) => [
    ...staleWarnings(coverage, library.textOf),
    ...(isStrict ? missingWarnings(coverage, library.textOf) : []),
  ]);
  const problems = [...found, ...warnings].toSorted(compareProblems);
  return { problems, entries: content.entries.length, coverages };
}

function formatReport(
  format: ReportFormat,
  { problems, entries, coverages }: Report,
  library: Library,
) {
  if (format === 'github') return formatForGithub(problems);
  if (format === 'json') return formatAsJson(problems, entries);
  if (problems.length > 0) return formatProblems(problems, library.textOf);
  return [`${entries} entries. ${summarize(problems)}`, ...coverages.flatMap(countMissing)].join(
    '\n',
  );
}

/** One line for a language with missing translations. */
function countMissing({ locale, entries }: Coverage): string[] {
  const absent = entries.filter(({ state }) => state === 'fallback').length;
  const partial = entries.filter(({ state }) => state === 'partial').length;
  if (absent + partial === 0) return [];
  const inPart = partial > 0 ? `, ${partial} in part` : '';
  const counts = `${absent} of ${entries.length} entries in English${inPart}`;
  return [`${languageName(locale)}: ${counts}; \`npm run content:status\` lists them.`];
}

/** In milliseconds; editors save a file in several steps. */
const debounceDelay = 100;

/**
 * Runs immediately and after every change below a folder, in sequence, until the process ends. A failed run is reported
 * and doesn't end it. The folder itself may be deleted and created again, as when another branch is checked out.
 */
function watch(
  folder: string,
  run: () => Promise<unknown>,
  onError: (error: unknown) => void,
): Promise<never> {
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let inside: FSWatcher | undefined;
  const runNext = () => {
    last = last.then(run).catch(onError);
  };
  const runSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(runNext, debounceDelay);
  };
  const watchInside = () => {
    inside?.close();
    inside = attempt(() => watchFolder(folder, { recursive: true }, runSoon));
    inside?.on('error', onError);
  };
  // A watcher of the folder ends with it; this one stays.
  watchFolder(dirname(folder), (_, name) => {
    if (name !== basename(folder)) return;
    watchInside();
    runSoon();
  }).on('error', onError);
  watchInside();
  runNext();
  return new Promise(() => {});
}
