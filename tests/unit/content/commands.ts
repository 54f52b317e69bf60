import { vi } from 'vitest';
import { siteModel } from '../../../src/pages/all.ts';
import { main } from '../../../src/content/cli/main.ts';

/** Runs a command in a project; its exit code, what it printed, and what it said of wrong arguments. */
export async function run(
  command: string,
  root: string,
  words: readonly string[] = [],
  { isGithub = false, folder = 'content' } = {},
): Promise<{ code: number; text: string; errors: string }> {
  vi.stubEnv('GITHUB_ACTIONS', isGithub ? 'true' : '');
  const printed: string[] = [];
  const errors: string[] = [];
  const code = await main([command, ...words], {
    root,
    folder,
    model: siteModel,
    print: (text) => printed.push(text),
    printError: (text) => errors.push(text),
  });
  return { code, text: printed.join('\n'), errors: errors.join('\n') };
}
