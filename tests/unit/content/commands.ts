import { vi } from 'vitest';
import { siteModel } from '../../../src/pages/all.ts';
import { main } from '../../../src/content/cli/main.ts';

/** Runs a command in a project, with a file for a job’s summary if any; resolves to its exit code, its output and its usage errors. */
export async function runCommand(
  command: string,
  root: string,
  args: readonly string[] = [],
  { isGithub = false, folder = 'content', summary = '' } = {},
): Promise<{ code: number; text: string; errors: string }> {
  vi.stubEnv('GITHUB_ACTIONS', isGithub ? 'true' : '');
  vi.stubEnv('GITHUB_STEP_SUMMARY', summary);
  const printed: string[] = [];
  const errors: string[] = [];
  const code = await main([command, ...args], {
    root,
    folder,
    model: siteModel,
    print: (text) => printed.push(text),
    printError: (text) => errors.push(text),
  });
  return { code, text: printed.join('\n'), errors: errors.join('\n') };
}
