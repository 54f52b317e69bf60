import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { read, toReading } from '../../../src/content/read.ts';
import { brief } from './reading.ts';
import { workspaceWith, type Files } from './workspace.ts';

function workspace(files: Files) {
  return workspaceWith(files).root;
}

function problemsOf(files: Files): string[] {
  return toReading('content', read(workspace(files), 'content')).problems.map(brief);
}

it('reads every file in path order, whatever the disk says', () => {
  const { sources, images, problems } = toReading('content', read(workspace({}), 'content'));
  expect(sources.map(({ file }) => file)).toEqual([
    'content/en/biography/composer.mdx',
    'content/en/biography/conductor.mdx',
    'content/en/biography/violinist.mdx',
    'content/en/messages.yaml',
    'content/site.yaml',
  ]);
  expect(images).toEqual(['hall.png']);
  expect(problems).toEqual([]);
});

it('reads a missing folder as an empty one', () => {
  expect(read(join(workspace({}), 'nothing'), 'content').size).toBe(0);
});

it('accepts a byte order mark and counts columns without it', () => {
  const root = workspace({ 'content/en/works/a.mdx': '\uFEFF---\ntitle: A\n---\n' });
  const found = read(root, 'content').get('en/works/a.mdx');
  expect(found).toMatchObject({ source: { text: '---\ntitle: A\n---\n' } });
});

it('finds the character that is not UTF-8', () => {
  const latin = Buffer.concat([
    Buffer.from('---\ntitle: é Caf'),
    Buffer.from([0xe9]),
    Buffer.from('\n---\n'),
  ]);
  expect(problemsOf({ 'content/en/works/a.mdx': latin })).toEqual([
    'content/en/works/a.mdx:2:13 encoding-utf8',
  ]);
});

it('refuses UTF-16 and NUL characters', () => {
  const utf16 = Buffer.from('\uFEFFtitle: A', 'utf16le');
  const files = { 'content/en/works/a.mdx': utf16, 'content/en/works/b.mdx': '---\na\0b\n---\n' };
  expect(problemsOf(files)).toEqual([
    'content/en/works/a.mdx:1:1 encoding-utf8',
    'content/en/works/b.mdx:2:2 encoding-nul',
  ]);
});

it('tells of a wrong folder once, however many files it holds', () => {
  const files = { 'content/en/wroks/a.mdx': '', 'content/en/wroks/b.mdx': '' };
  expect(problemsOf(files)).toEqual(['content/en/wroks/:1:1 folder-unknown']);
});

it('tells of a link to a folder, which it does not follow', () => {
  const root = workspace({ 'content/en/works/a.mdx': '' });
  symlinkSync(root, join(root, 'content/en/works/b.mdx'));
  symlinkSync(join(root, 'nowhere'), join(root, 'content/en/works/c.mdx'));
  expect(toReading('content', read(root, 'content')).problems.map(brief)).toEqual([
    'content/en/works/b.mdx:1:1 file-unreadable',
    'content/en/works/c.mdx:1:1 file-unreadable',
  ]);
});
