// In: a project's folder. Out: the state of its translations, as text, Markdown or JSON.
import { openLibrary } from '../library.ts';
import { coveragesOf } from '../translations/coverage.ts';
import { statusAsJson, statusAsMarkdown, statusAsText } from '../translations/status.ts';
import { UsageError, readOptions, refusePositionals, type CommandContext } from './options.ts';

/** Prints the state of all translations; resolves to the exit code, which is always 0. */
export async function status(
  args: readonly string[],
  { root, folder, print, environment }: CommandContext,
): Promise<number> {
  const known = { flags: ['json', 'markdown'] };
  const { flags, positionals: rest } = readOptions(args, known, environment);
  refusePositionals('status', rest);
  if (flags.size > 1) throw new UsageError('`--json` and `--markdown` exclude each other.');
  const library = await openLibrary({ root, folder, withDrafts: true });
  const site = coveragesOf(library.current());
  if (flags.has('json')) print(statusAsJson(site));
  else print(flags.has('markdown') ? statusAsMarkdown(site) : statusAsText(site));
  return 0;
}
