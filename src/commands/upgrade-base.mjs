// @ts-check
// Finds of which commit of the project a repository is a copy, whether it shares the history or not.
import { existsSync, readFileSync } from 'node:fs';
import { git, isWithin, linesOf, Refusal, run } from './git.mjs';

/** @typedef {{ readonly commit: string, readonly isShared: boolean }} Base */

/**
 * The last commit that a repository has in common with a tag of a remote.
 * @param {string} tag
 * @param {string} remote
 * @returns {Base}
 */
export function baseFor(tag, remote) {
  const shared = git('merge-base', 'HEAD', tag);
  if (shared) return { commit: shared, isShared: true };
  const commit = writtenCommit(remote) ?? sameCommit(tag);
  if (commit) return { commit, isShared: false };
  throw new Refusal(
    `This repository has no history in common with \`${remote}\`, and its files are those of none of the commits up to ${tag}. Write the version that it is a copy of into \`.env\`, as \`ADOPTED_FROM=v1.0.0\`, and commit; then run this again.`,
  );
}

/**
 * What `npm run adopt` has written down, unless it was run in a history of its own.
 * @param {string} remote
 */
function writtenCommit(remote) {
  const settings = existsSync('.env') ? readFileSync('.env', 'utf8') : '';
  const [, written] = /^ADOPTED_FROM=(\S+)/m.exec(settings) ?? [];
  if (written === undefined) return undefined;
  const find = (/** @type {string} */ name) =>
    git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  const commit =
    find(written) ||
    (run(['fetch', '--quiet', '--no-tags', remote, written]).status === 0 && find('FETCH_HEAD'));
  return commit && !isWithin(commit, 'HEAD') ? commit : undefined;
}

/**
 * The newest commit up to a tag of which every file is here as it was.
 * @param {string} tag
 */
function sameCommit(tag) {
  const commits = linesOf('rev-list', tag);
  const names = commits.map((commit) => `${commit}:src`).join('\n');
  const trees = run(['cat-file', '--batch-check=%(objectname)'], names).output.split('\n');
  const own = git('rev-parse', 'HEAD:src');
  return commits.find((commit, index) => trees[index] === own && changedSince(commit).length === 0);
}

/**
 * The files of a commit that are different here, or gone. A README is everybody's own.
 * @param {string} commit
 */
export function changedSince(commit) {
  const filter = ['--no-renames', '--diff-filter=MDT'];
  return linesOf('diff', '--name-only', ...filter, commit, 'HEAD', '--', '.', ':!/README.md');
}
