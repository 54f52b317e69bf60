// A copy of the whole project whose content may be changed, checked, built and looked at in a browser.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test as base } from 'vitest';
import { root } from '../../src/commands/run.mjs';
import { copyCode, linkCache, linkPackages } from '../project-folder.ts';

/** A copy of the project. */
export interface Copy {
  readonly folder: string;
  /** Runs one of npm's scripts in it. Resolves to its exit code, and to what it printed. */
  readonly run: (
    script: string,
    ...words: readonly string[]
  ) => Promise<{ readonly code: number | null; readonly output: string }>;
  /** What a file below the copy holds. */
  readonly read: (file: string) => string;
  /** Writes a file below the copy. */
  readonly write: (file: string, text: string | Buffer) => void;
}

/** Vitest's `test` with a copy of its own. Packages and finished photographs are the project's. */
export const test = base.extend<{ copy: Copy }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the parameter's text
  copy: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'adopt-'));
    copyCode(folder, 'project');
    for (const name of ['content', 'tests/content', ...sharedTests()])
      cpSync(join(root, name), join(folder, name), { recursive: true });
    linkPackages(folder);
    linkCache(folder, 'images');
    await use({
      folder,
      run: (script, ...words) => run(folder, script, words),
      read: (file) => readFileSync(join(folder, file), 'utf8'),
      write: (file, content) => {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), content);
      },
    });
    rmSync(folder, { recursive: true, force: true });
  },
});

/** Checks the content of a copy, builds it and looks at every page in a browser. */
export async function expectGreen(copy: Copy): Promise<void> {
  for (const script of ['content:check', 'build', 'test:content']) {
    const { code, output } = await copy.run(script);
    expect([script, code, code === 0 ? '' : output]).toEqual([script, 0, '']);
  }
}

function sharedTests(): string[] {
  const beside = readdirSync(join(root, 'tests')).filter((name) => name.endsWith('.ts'));
  return [...beside, 'e2e/axe.ts', 'e2e/test.ts'].map((name) => join('tests', name));
}

async function run(folder: string, script: string, words: readonly string[]) {
  const args = ['run', '--silent', script, ...(words.length > 0 ? ['--', ...words] : [])];
  const child = spawn('npm', args, { cwd: folder, env: surroundings(folder) });
  const ended = once(child, 'close');
  const [printed, complained] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  // Who is killed, by a machine without memory for one, has no exit code and tells nothing.
  const killed = child.signalCode ? `Killed by ${child.signalCode}.\n` : '';
  return { code: child.exitCode, output: killed + printed + complained };
}

/**
 * Without what belongs to the process that runs the tests, or would point at the project's own site. What has been
 * built is looked at as it is.
 */
function surroundings(folder: string): NodeJS.ProcessEnv {
  const foreign = /^(?:VITEST|TEST|NODE_ENV|GITHUB_|PLAYWRIGHT_|CONTENT_|SITE_)/;
  const own = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  return { ...Object.fromEntries(own), SITE_DIST: join(folder, 'dist'), NO_COLOR: '1' };
}
