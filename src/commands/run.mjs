// @ts-check
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a program in this terminal. Resolves to its exit code, which is 1 where a signal or a
 * time-out in milliseconds ended it, or where it could not be started.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ timeout?: number, shell?: boolean, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, { timeout = 0, shell = false, env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', timeout, shell, env });
    running.add(child);
    child.once('error', ({ message }) => {
      console.error(message);
      running.delete(child);
      resolve(1);
    });
    child.once('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs npm, the one that started this command where there is one.
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export function runNpm(args) {
  const script = process.env['npm_execpath'] ?? '';
  if (script.endsWith('npm-cli.js')) return run(process.execPath, [script, ...args]);
  // On Windows npm is a batch file, which only a shell can start.
  return run('npm', args, { shell: process.platform === 'win32' });
}

/** Ends what `run` started, then this command, when somebody wants it to end. */
export function endOnSignals() {
  // A terminal tells the whole group of Ctrl+C, so the children know already: only wait for them.
  process.once('SIGINT', () => void end(130, 3000));
  process.once('SIGTERM', () => void end(143, 0));
  process.once('SIGHUP', () => void end(129, 0));
}

/**
 * @param {number} code
 * @param {number} patience in milliseconds
 */
async function end(code, patience) {
  const ended = Promise.all(
    [...running].map((child) => new Promise((r) => child.once('close', r))),
  );
  const impatience = setTimeout(() => {
    for (const child of running) child.kill('SIGTERM');
  }, patience);
  await ended;
  clearTimeout(impatience);
  process.exit(code);
}
