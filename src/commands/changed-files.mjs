// @ts-check
import { spawnSync } from 'node:child_process';

/**
 * Whether a CI run only needs to check content: its commits touch only `content/`, without the editors' guide, which is
 * checked with the code. False where git can't tell, or where there are uncommitted files.
 * @param {string} folder
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {boolean}
 */
export function touchesOnlyContent(folder, environment) {
  if (environment['CI'] !== 'true') return false;
  if (git(folder, ['status', '--porcelain']) !== '') return false;
  const since = firstCommit(folder, environment);
  const changed =
    since && git(folder, ['diff', '--name-only', '--no-renames', '-z', since, 'HEAD']);
  if (!changed) return false;
  return changed.split('\0').filter(Boolean).every(isContent);
}

/**
 * The base commit of a run: the merge base of a pull request, the previous push, or the parent commit.
 * @param {string} folder
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
function firstCommit(folder, { GITHUB_BASE_REF: target, CHANGED_SINCE: pushed }) {
  if (target) return git(folder, ['merge-base', `origin/${target}`, 'HEAD'])?.trim();
  return pushed || 'HEAD~1';
}

/** @param {string} file */
function isContent(file) {
  return file.startsWith('content/') && file !== 'content/README.md';
}

/**
 * The standard output of git, or `undefined` where it fails.
 * @param {string} folder
 * @param {readonly string[]} args
 * @returns {string | undefined}
 */
function git(folder, args) {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
