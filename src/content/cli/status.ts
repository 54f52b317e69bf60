// In: a project's folder. Out: how far its content is translated, as text, Markdown or JSON.
import { openLibrary } from '../library.ts';
import { coveragesOf } from '../translations/coverage.ts';
import { statusAsJson, statusAsMarkdown, statusAsText } from '../translations/status.ts';
import { Misuse, readOptions, refuseWords, type Surroundings } from './options.ts';

/** Prints how far every language has come; answers with the exit code, which is 0 whatever is missing. */
export async function status(
  words: readonly string[],
  { root, folder, print, environment }: Surroundings,
): Promise<number> {
  const known = { flags: ['json', 'markdown'] };
  const { flags, words: rest } = readOptions(words, known, environment);
  refuseWords('status', rest);
  if (flags.size > 1) throw new Misuse('`--json` and `--markdown` exclude each other.');
  const library = await openLibrary({ root, folder, withDrafts: true });
  const site = coveragesOf(library.current());
  if (flags.has('json')) print(statusAsJson(site));
  else print(flags.has('markdown') ? statusAsMarkdown(site) : statusAsText(site));
  return 0;
}
