// A copy of the whole project whose content may be changed, checked, built and looked at in a browser.
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from 'vitest';
import { root as project } from '../commands/run.mjs';
import type { Folder } from '../folder.ts';
import { copyProject } from '../project-folder.ts';
import { runProgram, type Outcome } from '../run-program.ts';

export interface Copy extends Folder {
  /** Runs one of npm's scripts in it. */
  readonly run: (script: string, ...args: readonly string[]) => Promise<Outcome>;
}

/** Vitest's `test` with a copy of its own, which shares packages and encoded pictures with the project. */
export const test = base.extend<{ copy: Copy }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the parameter's text
  copy: async ({}, use) => {
    const folder = copyProject(['images']);
    for (const name of ['content', 'tests/content', 'tests/commands', ...sharedTests()])
      cpSync(join(project, name), join(folder.root, name), { recursive: true });
    await use({ ...folder, run: (script, ...args) => runScript(folder.root, script, args) });
    folder.remove();
  },
});

/** Checks the content of a copy, builds it and looks at every page in a browser. */
export async function expectGreen(copy: Copy): Promise<void> {
  for (const script of ['content:check', 'build', 'test:content']) {
    const { code, output } = await copy.run(script);
    expect([script, code, code === 0 ? '' : output]).toEqual([script, 0, '']);
  }
}

/** The helpers that `test:content` needs. */
function sharedTests(): string[] {
  const helpers = readdirSync(join(project, 'tests')).filter((name) => name.endsWith('.ts'));
  const browserHelpers = ['axe', 'same-as-prerendered', 'still-time', 'test'];
  return [...helpers, ...browserHelpers.map((name) => `e2e/${name}.ts`)].map((name) =>
    join('tests', name),
  );
}

/** Runs one of npm’s scripts in a copy of the project. */
export function runScript(cwd: string, script: string, args: readonly string[]): Promise<Outcome> {
  const words = ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])];
  return runProgram('npm', words, { cwd, env: surroundings(cwd) });
}

/**
 * The environment of a script in a folder: without the variables of the process that runs the tests and of the
 * project's own site. `SITE_DIST` is what `test:content` visits, so that it doesn't build the site again.
 */
export function surroundings(folder: string): NodeJS.ProcessEnv {
  const foreign = /^(?:VITEST|TEST|NODE_ENV|GITHUB_|PLAYWRIGHT_|CONTENT$|SITE_)/;
  const inherited = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  return { ...Object.fromEntries(inherited), SITE_DIST: join(folder, 'dist'), NO_COLOR: '1' };
}
