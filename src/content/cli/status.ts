// In: a project's folder. Out: the state of its translations.
import { openLibrary } from '../library.ts';
import { coveragesOf } from '../translations/coverage.ts';
import { formatStatus } from '../translations/status.ts';
import type { CommandContext } from './command.ts';

/** Prints the state of all translations; resolves to the exit code, which is always 0. */
export async function status({ root, folder, print }: CommandContext): Promise<number> {
  const library = await openLibrary({ root, folder });
  print(formatStatus(coveragesOf(library.current())));
  return 0;
}
