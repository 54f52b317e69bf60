// A copy of the whole project whose content may be changed, checked, built and looked at in a browser.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../../src/commands/run.mjs';
import { copyCode, linkCache, linkPackages } from '../project-folder.ts';

/** How a command ended, and what it printed. */
export interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

/** A copy of the project. */
export interface Copy {
  readonly folder: string;
  /** Runs one of npm's scripts in it. */
  readonly run: (script: string, ...words: readonly string[]) => Promise<Outcome>;
  readonly remove: () => void;
}

/** Copies the project, content included. Packages and finished photographs are the project's own. */
export function makeCopy(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'adopt-'));
  copyCode(folder, 'project');
  for (const name of ['content', 'tests/content', ...sharedTests()])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  linkPackages(folder);
  linkCache(folder, 'images');
  return {
    folder,
    run: (script, ...words) => run(folder, script, words),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function sharedTests(): string[] {
  const beside = readdirSync(join(root, 'tests')).filter((name) => name.endsWith('.ts'));
  return [...beside, 'e2e/axe.ts', 'e2e/test.ts'].map((name) => join('tests', name));
}

async function run(folder: string, script: string, words: readonly string[]): Promise<Outcome> {
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
