import type { CommandContext } from '../../../src/content/cli/options.ts';

type Run = (words: readonly string[], surroundings: CommandContext) => Promise<number>;

/** Runs a command in a project; its exit code and what it printed. */
export async function run(
  command: Run,
  root: string,
  words: readonly string[] = [],
  environment: CommandContext['environment'] = {},
): Promise<{ code: number; text: string }> {
  const printed: string[] = [];
  const print = (text: string) => printed.push(text);
  const code = await command(words, { root, folder: 'content', print, environment });
  return { code, text: printed.join('\n') };
}
