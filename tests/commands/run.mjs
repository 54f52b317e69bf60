// @ts-check
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** @type {readonly NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program with this process's standard streams, and forwards signals to it. Resolves to its exit code, or to 1
 * where it could not be started or a timeout in milliseconds killed it.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ timeout?: number, shell?: boolean, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, options) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
    /** @param {NodeJS.Signals} signal */
    const end = (signal) => {
      child.once('close', () => process.exit(1));
      child.kill(signal);
    };
    for (const signal of signals) process.once(signal, end);
    child.once('error', ({ message }) => console.error(message));
    child.once('close', (code) => {
      for (const signal of signals) process.off(signal, end);
      resolve(code !== null && code >= 0 ? code : 1);
    });
  });
}

/**
 * Runs npm, preferably the one that started this command.
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export function runNpm(args) {
  const script = process.env['npm_execpath'] ?? '';
  if (script.endsWith('npm-cli.js')) return run(process.execPath, [script, ...args]);
  // On Windows npm is a batch file, which only a shell can start.
  return run('npm', args, { shell: process.platform === 'win32' });
}
