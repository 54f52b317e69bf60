// @ts-check
import { spawnSync } from 'node:child_process';

/** Why a command does nothing, and what to do about it. */
export class Refusal extends Error {}

/**
 * Runs git; returns its exit code and what it printed.
 * @param {readonly string[]} words
 * @param {string} [input]
 */
export function run(words, input) {
  const { status, stdout, stderr, error } = spawnSync(
    'git',
    ['-c', 'core.quotePath=false', ...words],
    {
      encoding: 'utf8',
      input,
      maxBuffer: 2 ** 28,
    },
  );
  if (error) throw new Refusal(`git can’t be run (${error.message}): https://git-scm.com has it.`);
  return { status, output: stdout.trimEnd(), complaint: stderr.trim() };
}

/**
 * What git prints, or nothing where it fails.
 * @param {readonly string[]} words
 */
export function git(...words) {
  const { status, output } = run(words);
  return status === 0 ? output : '';
}

/**
 * The lines of what git prints.
 * @param {readonly string[]} words
 */
export function linesOf(...words) {
  return git(...words)
    .split('\n')
    .filter(Boolean);
}

/**
 * Runs git, and refuses to go on where that fails.
 * @param {string} purpose What it is run for, as the end of a sentence about its failure.
 * @param {readonly string[]} words
 */
export function need(purpose, ...words) {
  const { status, output, complaint } = run(words);
  if (status === 0) return output;
  throw new Refusal(
    `${purpose}. git says:\n\n${complaint || output}\n\nYour files are as they were. Run this again once that is mended.`,
  );
}
