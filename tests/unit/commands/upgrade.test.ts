import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Files, Folder } from '../../folder.ts';
import { commitAll, git, gitSurroundings } from '../../repository.ts';
import { folderWith } from '../folder-with.ts';

/** A project whose commands only say that they run, as version 1.0.0. */
function makeProject(): Folder {
  const scripts = { 'content:texts': 'echo Texts.', 'content:check': 'echo Checked.' };
  const folder = folderWith({
    'package.json': JSON.stringify({ scripts }),
    'README.md': 'A project.\n',
    'src/engine.ts': 'one\n',
    'content/site.yaml': 'artist: Demonstration\n',
  });
  cpSync('src/commands', join(folder.root, 'src/commands'), { recursive: true });
  git(folder.root, 'init', '--quiet', '--initial-branch=main');
  commitAll(folder.root, 'v1.0.0');
  return folder;
}

/** A project, and a copy of it with a site; without its history, the copy is a repository of its own. */
function makeCopy({ hasHistory = true, own = {} }: { hasHistory?: boolean; own?: Files } = {}) {
  const project = makeProject();
  const copy = folderWith();
  git(copy.root, 'clone', '--quiet', '--origin=upstream', project.root, '.');
  const site = { '.env': 'CONTENT=site\n', 'site/site.yaml': 'artist: Own\n', ...own };
  if (!hasHistory) {
    rmSync(join(copy.root, '.git'), { recursive: true });
    git(copy.root, 'init', '--quiet', '--initial-branch=main');
    git(copy.root, 'remote', 'add', 'upstream', project.root);
  }
  copy.write(site);
  commitAll(copy.root);
  return { project, copy };
}

/** A later version, which changes the engine and the demonstration. */
function release({ root, write }: Folder, tag: string, files: Files = {}): void {
  write({ 'src/engine.ts': `${tag}\n`, 'content/en/works/new.mdx': '---\n---\n', ...files });
  commitAll(root, tag);
}

function upgrade({ root }: Folder, remote = 'upstream') {
  const env = { ...process.env, ...gitSurroundings };
  const args = ['src/commands/upgrade.mjs', ...(remote ? [remote] : [])];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { code: status, output: stdout + stderr };
}

/** What a repository holds, which a refusal doesn't change. */
function stateOf({ root }: Folder): string {
  return git(root, 'rev-parse', 'HEAD') + git(root, 'status', '--porcelain');
}

test.each([true, false])(
  'the newest version is merged, where there is a common history: %s',
  (hasHistory) => {
    const { project, copy } = makeCopy({ hasHistory });
    release(project, 'v1.9.0');
    release(project, 'v1.10.0');
    const { code, output } = upgrade(copy);
    expect([code, output]).toMatchObject([0, expect.stringMatching(/v1\.10\.0.*Texts.*Checked/s)]);
    expect(copy.read('src/engine.ts')).toBe('v1.10.0\n');
    expect(copy.read('site/site.yaml')).toBe('artist: Own\n');
    expect(git(copy.root, 'status', '--porcelain')).toBe('');

    release(project, 'v2.0.0', { 'README.md': 'Another project.\n' });
    expect(upgrade(copy).code).toBe(0);
    expect(copy.read('README.md')).toBe('Another project.\n');
  },
);

test('a copy without history in which files were changed by hand is told how to join it', () => {
  const { project, copy } = makeCopy({ hasHistory: false });
  release(project, 'v1.1.0');
  copy.write({ 'src/engine.ts': 'changed by hand\n' });
  commitAll(copy.root);
  const [fetch = [], merge = []] = Array.from(
    upgrade(copy).output.matchAll(/`git (\w+ .*? v1\.0\.0)`/g),
    ([, words = '']) => words.split(' '),
  );
  git(copy.root, ...fetch);
  git(copy.root, ...merge);
  expect(upgrade(copy).output).toContain('\n  src/engine.ts\n');
  git(copy.root, 'checkout', '--quiet', 'v1.0.0', '--', 'src/engine.ts');
  commitAll(copy.root);
  expect(upgrade(copy).code).toBe(0);
  expect(copy.read('src/engine.ts')).toBe('v1.1.0\n');
});

test('a file of the project that was changed by hand stops it before anything is done', () => {
  const { project, copy } = makeCopy({ own: { 'src/engine.ts': 'mine\n', 'src/own.ts': '\n' } });
  release(project, 'v1.1.0');
  const before = stateOf(copy);
  const { code, output } = upgrade(copy);
  expect(code).toBe(1);
  expect(output).toContain('changed here:\n\n  src/engine.ts\n\n');
  expect(output).toContain('`git merge v1.1.0`');
  expect(output).not.toContain('demonstration');
  expect(stateOf(copy)).toBe(before);
});

test('who writes in the demonstration’s folder is told how to move', () => {
  const { project, copy } = makeCopy({ own: { 'content/site.yaml': 'artist: Own\n', '.env': '' } });
  release(project, 'v1.1.0');
  expect(upgrade(copy).output).toContain('`git mv content site`');
  git(copy.root, 'rm', '-r', '--quiet', 'site');
  git(copy.root, 'mv', 'content', 'site');
  git(copy.root, 'checkout', '--quiet', 'v1.0.0', '--', 'content');
  commitAll(copy.root);
  expect(upgrade(copy).code).toBe(0);
  expect(git(copy.root, 'ls-files', 'site')).toBe('site/site.yaml');
  expect(copy.read('site/site.yaml')).toBe('artist: Own\n');
});

test('a conflict is taken back and listed', () => {
  const { project, copy } = makeCopy({ own: { 'README.md': 'My site.\n' } });
  release(project, 'v1.1.0', { 'README.md': 'A better project.\n' });
  const before = stateOf(copy);
  const { code, output } = upgrade(copy);
  expect([code, output]).toMatchObject([1, expect.stringContaining('\n  README.md\n')]);
  expect(stateOf(copy)).toBe(before);
});

test('an upgrade whose installation failed goes on when it is run again', () => {
  const { project, copy } = makeCopy();
  const install = copy.read('src/commands/install.mjs');
  release(project, 'v1.1.0', { 'src/commands/install.mjs': 'process.exit(1);\n' });
  expect(upgrade(copy).output).toContain('could not be installed. Run this again');
  release(project, 'v1.1.1', { 'src/commands/install.mjs': install });
  expect(upgrade(copy).output).toContain('Checked.');
});

test('a copy that has the newest version is only checked', () => {
  const { copy } = makeCopy();
  const before = stateOf(copy);
  expect(upgrade(copy).output).toMatch(/This is v1\.0\.0, the newest version.*Checked\./s);
  expect(stateOf(copy)).toBe(before);
});

test.each<[string, string, (copy: Folder) => void, string?]>([
  [
    'a folder without git',
    'git init',
    ({ root }) => rmSync(join(root, '.git'), { recursive: true }),
  ],
  ['changes that are not committed', 'git status', ({ write }) => write({ 'site/new.mdx': '' })],
  ['no remote', 'git remote add upstream', ({ root }) => git(root, 'remote', 'remove', 'upstream')],
  ['no name of one', 'Name the remote', () => {}, ''],
  ['a wrong name', 'no remote `upstraem` (here are `upstream`)', () => {}, 'upstraem'],
  [
    'a remote without versions',
    'has no version',
    ({ root }) => git(git(root, 'remote', 'get-url', 'upstream'), 'tag', '--delete', 'v1.0.0'),
  ],
  [
    'a remote that can’t be reached',
    'can’t be reached',
    ({ root }) => git(root, 'remote', 'set-url', 'upstream', join(root, 'nowhere')),
  ],
  [
    'a merge that is not finished',
    'git merge --abort',
    ({ root, write }) => {
      git(root, 'switch', '--quiet', '--create', 'other', 'HEAD~1');
      write({ 'site/other.yaml': '' });
      commitAll(root);
      git(root, 'merge', '--no-commit', 'main');
    },
  ],
])('%s is told in a sentence', (_, sentence, prepare, remote) => {
  const { copy } = makeCopy();
  prepare(copy);
  const { code, output } = upgrade(copy, remote);
  expect([code, output]).toMatchObject([1, expect.stringContaining(sentence)]);
  expect(output).not.toMatch(/^\s+at /m);
});
