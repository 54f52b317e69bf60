// In: the content read so far, and files to be saved. Out: the errors that saving them would cause.
import { checkBody, toProblems } from '../markdown/check-body.ts';
import { memoize } from '../../memoize.ts';
import { compareProblems, type Problem } from '../report/problem.ts';
import { toSourceFile } from '../source/source-file.ts';
import type { ContentFiles } from '../source/read-files.ts';
import { validate } from '../check.ts';

export interface PartialContent {
  readonly reading: ContentFiles;
  /** Whether `reading` is complete and up to date. */
  readonly isComplete: boolean;
}

/** Texts of files, keyed by path; undefined for a deleted file. */
export type ChangedFiles = ReadonlyMap<string, string | undefined>;

/** The errors in the changed files, and those that the changes cause in other files. */
export function checkChanges(
  { reading, isComplete }: PartialContent,
  files: ChangedFiles,
): Problem[] {
  const previousKeys = problemKeys(reading);
  const changed = withFiles(reading, files);
  const { bodies, addressesFor, problems, crossFile } = validate(changed);
  const bodyProblems = bodies
    .filter(({ file }) => files.has(file))
    .flatMap((body) => {
      const addresses = isComplete ? addressesFor(body.file) : undefined;
      return toProblems(body, checkBody(body.text), addresses);
    });
  return (
    [...problems, ...bodyProblems]
      // Media may be uploaded with the entry, or after the content was read.
      .filter(
        ({ severity, code }) =>
          (severity === 'error' && !/^(?:image|sound|download)-missing$/.test(code)) ||
          brokenLinkCodes.has(code),
      )
      // References from other files may be out of date.
      .filter((problem) => isComplete || !crossFile.has(problem))
      .filter(
        (problem) => files.has(problem.file) || (isComplete && !previousKeys.has(keyOf(problem))),
      )
      .toSorted(compareProblems)
  );
}

/** Warnings in a build, so that a deletion can’t break it; errors in the editor, where they can be fixed at once. */
const brokenLinkCodes = new Set([
  'link-draft',
  'link-unknown',
  'page-unknown',
  'reference-missing',
]);

const problemKeys = memoize(
  (reading: ContentFiles) => new Set(validate(reading).problems.map(keyOf)),
);

function withFiles(reading: ContentFiles, files: ChangedFiles): ContentFiles {
  const unchanged = reading.sources.filter(({ file }) => !files.has(file));
  const changed = [...files].flatMap(([file, text]) => toSourceFile(reading, file, text) ?? []);
  return { ...reading, sources: [...unchanged, ...changed] };
}

function keyOf({ file, code, message }: Problem): string {
  return [file, code, message].join('\n');
}
