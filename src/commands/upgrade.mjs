// @ts-check
// Takes the newest version of the project into a copy with a site of its own: `npm run upgrade -- upstream`.
// It can be run again where it was interrupted, packages being installed perhaps: it imports only Node's modules.
import { spawnSync } from 'node:child_process';
import { git, linesOf, need, Refusal, run } from './git.mjs';
import { baseFor, changedSince } from './upgrade-base.mjs';

try {
  process.exitCode = upgrade(process.argv[2] ?? '');
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/**
 * Merges a remote's newest version unless it is here, then finishes; returns the exit code.
 * @param {string} remote
 */
function upgrade(remote) {
  refuseUnready(remote);
  const tag = newestTag(remote);
  need(
    `\`${tag}\` could not be fetched from \`${remote}\``,
    'fetch',
    '--quiet',
    '--no-tags',
    remote,
    `refs/tags/${tag}:refs/tags/${tag}`,
  );
  const base = baseFor(tag, remote);
  if (base === git('rev-parse', `${tag}^{commit}`)) return finish(tag, remote);
  refuseChanged(tag, base);
  merge(tag);
  // What follows is the new version's.
  return start(process.execPath, ['src/commands/upgrade.mjs', remote]);
}

/** @param {string} remote */
function refuseUnready(remote) {
  const { status, output } = run(['rev-parse', '--show-cdup']);
  if (status !== 0 || output !== '')
    throw new Refusal(
      'This folder is not the top of a git repository, without which nothing could be taken back. Run `git init`, `git add --all` and `git commit -m "My site"`, then `git remote add upstream` with the address of the project, then this again.',
    );
  if (git('status', '--porcelain'))
    throw new Refusal(
      'There are changes here that are not committed; `git status` lists them. Commit them with `git add --all` and `git commit`, then run this again. (What an interrupted upgrade has left is taken back by `git reset --hard`, a merge by `git merge --abort`.)',
    );
  const remotes = linesOf('remote');
  if (remotes.includes(remote)) return;
  const known = remotes.map((name) => `\`${name}\``).join(', ');
  throw new Refusal(
    `${remote ? `There is no remote \`${remote}\`` : 'Name the remote that has the project'}${known && ` (here are ${known})`}. \`git remote add upstream\` with the address of the project adds one; then run \`npm run upgrade -- upstream\`.`,
  );
}

/** @param {string} remote */
function newestTag(remote) {
  const tags = need(
    `\`${remote}\` can’t be reached`,
    'ls-remote',
    '--tags',
    '--refs',
    '--sort=-version:refname',
    remote,
  );
  const [, tag] = /\trefs\/tags\/(v\d+\.\d+\.\d+)$/m.exec(tags) ?? [];
  if (tag) return tag;
  throw new Refusal(
    `\`${remote}\` has no version, which would be a tag such as \`v1.2.0\`. A fork gets no later tags by itself: name a remote with the address of the project.`,
  );
}

/**
 * @param {string} tag
 * @param {string} base
 */
function refuseChanged(tag, base) {
  const changed = changedSince(base);
  if (changed.length === 0) return;
  const lines = [
    'Nothing was taken over, since these files of the project were changed here:',
    '',
    ...changed.map((file) => `  ${file}`),
    '',
    `To take such a change back: \`git checkout ${base.slice(0, 12)} -- <file>\`, and commit.`,
    `To keep it: \`git merge ${tag}\`, mend what contradicts it, and commit. Then run this again.`,
  ];
  const own = `In \`content/\` is the demonstration, which each version renews. If your own site is in it, give that a folder first: \`git mv content site\`, and the line \`CONTENT=site\` in \`.env\`. Then \`git checkout ${base.slice(0, 12)} -- content\`, and commit.`;
  const isInContent = changed.some((file) => file.startsWith('content/'));
  throw new Refusal([...lines, ...(isInContent ? [own] : [])].join('\n'));
}

/**
 * Without a look for renamed files: one that is new in `content/` would follow what was moved from there.
 * @param {string} tag
 */
function merge(tag) {
  const words = ['merge', '--ff', '--no-edit', '-m', `Upgrade to ${tag}`, tag];
  try {
    need(`\`git merge ${tag}\` failed`, '-c', 'merge.renames=false', ...words);
  } catch (error) {
    const conflicts = linesOf('diff', '--name-only', '--diff-filter=U');
    git('merge', '--abort');
    if (conflicts.length === 0) throw error;
    throw new Refusal(
      `Your files are as they were, since these contradict ${tag}:\n\n${conflicts.map((file) => `  ${file}`).join('\n')}\n\nRun \`git merge ${tag}\`, mend them, and commit. Then run this again.`,
    );
  }
}

/**
 * Installs, writes missing texts, checks, and says what is left to do.
 * @param {string} tag
 * @param {string} remote
 */
function finish(tag, remote) {
  console.log(`This is ${tag}, the newest version of \`${remote}\`.`);
  if (start(process.execPath, ['src/commands/install.mjs']) !== 0)
    throw new Refusal('The packages could not be installed. Run this again once they can be.');
  startScript('content:texts');
  const code = startScript('content:check');
  const tasks = [
    ...(code === 0 ? [] : ['Mend what the check tells above.']),
    ...(git('status', '--porcelain')
      ? ['Read the new texts, each below `# NEW` or `# TRANSLATE`; then `git commit --all`.']
      : []),
    'Read in CHANGELOG.md what else a site has to change, and look at yours with `npm run dev`.',
  ];
  console.log(['', 'Left to do:', ...tasks.map((task) => `- ${task}`)].join('\n'));
  return code;
}

/** @param {string} script */
function startScript(script) {
  return start('npm', ['run', '--silent', script]);
}

/**
 * @param {string} program
 * @param {readonly string[]} words
 */
function start(program, words) {
  // On Windows npm is a batch file, which only a shell can start.
  const shell = program === 'npm' && process.platform === 'win32';
  return spawnSync(program, words, { stdio: 'inherit', shell }).status ?? 1;
}
