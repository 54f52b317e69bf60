// In: content as far as it is known, and files as they would be saved. Out: what would be wrong then.
import { checkBody, toProblems } from '../markdown/check-body.ts';
import { memoize } from '../../memoize.ts';
import { compareProblems, type Problem } from '../report/problem.ts';
import { toSourceFile } from '../source/source-file.ts';
import type { ContentFiles } from '../source/read-files.ts';
import { validate } from '../check.ts';

export interface PartialContent {
  readonly reading: ContentFiles;
  /** Whether that is all of it, as it is now. */
  readonly isComplete: boolean;
}

/** Texts of files by their paths; without one where a file is deleted. */
export type ChangedFiles = ReadonlyMap<string, string | undefined>;

/** The errors in the files of an entry, and those that they bring about in other files. */
export function checkChanges(
  { reading, isComplete: isWhole }: PartialContent,
  files: ChangedFiles,
): Problem[] {
  const before = namesOfProblems(reading);
  const changed = withFiles(reading, files);
  const { bodies, addressesFor, problems, crossFile: across } = validate(changed);
  const inBodies = bodies
    .filter(({ file }) => files.has(file))
    .flatMap((body) => {
      const addresses = isWhole ? addressesFor(body.file) : undefined;
      return toProblems(body, checkBody(body.text), addresses);
    });
  return (
    [...problems, ...inBodies]
      // ChangedFiles are uploaded with the entry, or were since the content was read.
      .filter(
        ({ severity, code }) =>
          (severity === 'error' && !/^(?:image|sound|download)-missing$/.test(code)) ||
          leadingNowhere.has(code),
      )
      // What others say of a file may be out of date.
      .filter((problem) => isWhole || !across.has(problem))
      .filter((problem) => files.has(problem.file) || (isWhole && !before.has(nameOf(problem))))
      .toSorted(compareProblems)
  );
}

/** Only warnings in a build, which a deletion would stop otherwise; whoever saves a file can fix them at once. */
const leadingNowhere = new Set(['link-draft', 'link-unknown', 'page-unknown', 'reference-missing']);

const namesOfProblems = memoize(
  (reading: ContentFiles) => new Set(validate(reading).problems.map(nameOf)),
);

function withFiles(reading: ContentFiles, files: ChangedFiles): ContentFiles {
  const others = reading.sources.filter(({ file }) => !files.has(file));
  const changed = [...files].flatMap(([file, text]) => toSourceFile(reading, file, text) ?? []);
  return { ...reading, sources: [...others, ...changed] };
}

function nameOf({ file, code, message }: Problem): string {
  return [file, code, message].join('\n');
}
