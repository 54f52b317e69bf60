// @ts-check
// Finds of which commit of the project a repository is a copy, whether it shares the history or not.
import { git, linesOf, need, Refusal, run } from './git.mjs';

/**
 * The last commit that a repository has in common with a tag of a remote. A copy without the project's history gets that
 * of the commit that it is a copy of, by which no file changes.
 * @param {string} tag
 * @param {string} remote
 */
export function baseFor(tag, remote) {
  const shared = git('merge-base', 'HEAD', tag);
  if (shared) return shared;
  const join = ['merge', '--strategy=ours', '--allow-unrelated-histories', '--no-edit'];
  const commit = sameCommit(tag);
  if (!commit)
    throw new Refusal(
      `This repository has no history in common with \`${remote}\`, and its files are those of none of the commits up to ${tag}. If it began as v1.0.0, for one, run \`git fetch ${remote} tag v1.0.0\` and \`git ${join.join(' ')} v1.0.0\`, by which no file changes; then run this again.`,
    );
  need('The histories could not be joined', ...join, commit);
  return commit;
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
