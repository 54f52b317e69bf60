// In: a project's folder. Out: every problem in its content, and whether there is an error.
import { openLibrary } from './library.ts';
import { formatProblems, summarize } from './problem.ts';

/** Prints every problem of a project's content and a summary; answers with the exit code, 1 for errors. */
export async function check(root: string, print: (text: string) => void): Promise<number> {
  const library = await openLibrary({ root, withDrafts: true });
  library.save();
  const problems = library.problems();
  const { entries } = library.edition().content;
  const isClean = problems.length === 0;
  print(
    isClean
      ? `${entries.length} entries. ${summarize(problems)}`
      : formatProblems(problems, library.textOf),
  );
  return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
}
