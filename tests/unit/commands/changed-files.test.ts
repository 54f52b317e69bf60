import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { touchesOnlyContent } from '../../../src/commands/changed-files.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-'));
  git('init', '--initial-branch=main');
  commit('src/site.ts', 'content/en/works/old.mdx');
});
afterEach(() => rmSync(folder, { recursive: true }));

function git(...args: string[]): string {
  const author = ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@example.org'];
  return execFileSync('git', ['-C', folder, ...author, ...args], { encoding: 'utf8' });
}

function write(file: string) {
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  writeFileSync(join(folder, file), `${Math.random()}`);
}

function commit(...files: string[]): string {
  files.forEach(write);
  git('add', '--all');
  git('commit', '--message', 'Change something');
  return git('rev-parse', 'HEAD').trim();
}

function isContentAlone(environment: Readonly<Record<string, string>> = {}): boolean {
  return touchesOnlyContent(folder, { CI: 'true', ...environment });
}

test('a commit of content alone is told', () => {
  commit('content/en/works/aurora.mdx', 'content/images/señal 1.jpg');
  expect(isContentAlone()).toBe(true);
});

test.each([
  ['content and code', ['content/en/works/aurora.mdx', 'src/site.ts']],
  ['the guide', ['content/README.md']],
  ['a folder of another name', ['contents/a.mdx']],
  ['content of tests', ['tests/site/content/site.yaml']],
])('a commit of %s needs every check', (_, files) => {
  commit(...files);
  expect(isContentAlone()).toBe(false);
});

test('a file that moves out of content needs every check', () => {
  git('mv', 'content/en/works/old.mdx', 'src/old.mdx');
  git('commit', '--message', 'Move');
  expect(isContentAlone()).toBe(false);
});

test('outside CI everything is checked', () => {
  commit('content/site.yaml');
  expect(touchesOnlyContent(folder, {})).toBe(false);
});

test('a file that is not committed needs every check', () => {
  commit('content/site.yaml');
  write('content/new.mdx');
  expect(isContentAlone()).toBe(false);
});

test('a first commit, an unknown one and a folder without history need every check', () => {
  expect(isContentAlone()).toBe(false);
  commit('content/site.yaml');
  expect(isContentAlone({ CHANGED_SINCE: '0'.repeat(40) })).toBe(false);
  expect(isContentAlone({ GITHUB_BASE_REF: 'main' })).toBe(false);
  expect(touchesOnlyContent(tmpdir(), { CI: 'true' })).toBe(false);
});

test('all commits of a push count', () => {
  const before = commit('content/site.yaml');
  commit('src/site.ts');
  const code = commit('content/site.yaml');
  commit('content/site.yaml');
  expect(isContentAlone({ CHANGED_SINCE: before })).toBe(false);
  expect(isContentAlone({ CHANGED_SINCE: code })).toBe(true);
});

test('all commits of a pull request count, and none of those that it goes into', () => {
  git('checkout', '-b', 'proposal');
  commit('content/site.yaml');
  commit('content/en/messages.yaml');
  git('checkout', 'main');
  commit('src/site.ts');
  git('update-ref', 'refs/remotes/origin/main', 'main');
  git('checkout', 'proposal');
  expect(isContentAlone({ GITHUB_BASE_REF: 'main' })).toBe(true);
  commit('src/site.ts');
  commit('content/site.yaml');
  expect(isContentAlone({ GITHUB_BASE_REF: 'main' })).toBe(false);
});
