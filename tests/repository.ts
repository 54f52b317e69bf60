// A git repository in a folder of a test.
import { execFileSync } from 'node:child_process';
import { devNull } from 'node:os';

/** The surroundings of git that depend on nobody's settings. */
const gitSurroundings = {
  GIT_CONFIG_GLOBAL: devNull,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Somebody',
  GIT_AUTHOR_EMAIL: 'somebody@example.org',
  GIT_COMMITTER_NAME: 'Somebody',
  GIT_COMMITTER_EMAIL: 'somebody@example.org',
};

/** Runs git in a folder; returns what it prints. */
export function git(folder: string, ...words: readonly string[]): string {
  const env = { ...process.env, ...gitSurroundings };
  return execFileSync('git', words, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** Commits all that has changed in a folder, as a version where it is given one. */
export function commitAll(folder: string, tag?: string): void {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'Change files');
  if (tag) git(folder, 'tag', tag);
}
