// @ts-check
import { spawnSync } from 'node:child_process';

/**
 * Whether a run of CI has nothing to check but content: the commits that it is for touch only `content/`. The
 * editors' guide in it is checked with the code. A history that git can't tell, or files that are not committed,
 * count as anything else.
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
 * The commit that a run begins after: where a pull request branched off, what was pushed before, or the last but one.
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
 * What git prints, or nothing where it fails.
 * @param {string} folder
 * @param {readonly string[]} args
 * @returns {string | undefined}
 */
function git(folder, args) {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
