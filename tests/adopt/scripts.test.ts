// A fresh clone, without packages, caches or anything built: what each script of package.json does in it.
import { cpSync, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { root as project } from '../commands/run.mjs';
import { makeFolder } from '../folder.ts';
import { projectFiles } from '../project-files.ts';
import { linkCache } from '../project-folder.ts';
import { commitAll, git } from '../repository.ts';
import { runProgram } from '../run-program.ts';
import { startProgram, type Running } from '../start-program.ts';
import { surroundings } from './copy.ts';
import { independent, isSound, omitted, runs, serving } from './scripts.ts';

const { root, write, remove } = makeFolder();
const options = { cwd: root, env: { ...surroundings(root), PATH: pathWithoutPackages() } };
const started: Running[] = [];

beforeAll(() => {
  for (const file of projectFiles().filter((path) => existsSync(join(project, path))))
    cpSync(join(project, file), join(root, file), { recursive: true });
  git(root, 'init', '--quiet');
  commitAll(root);
});

afterAll(async () => {
  await endAll();
  remove();
});

test('every script of package.json is run, or omitted for a reason', () => {
  const run = runs.map(({ line }) => line.split(' ')[0]);
  const tested = new Set(['start', ...serving, ...run, ...Object.keys(omitted)]);
  expect(tested).toEqual(new Set(Object.keys(manifest.scripts)));
});

describe('before packages are installed', () => {
  const sentence = /^Packages are missing: .*\. Run `npm ci --include=dev`; .*\n$/;
  const dependent = Object.keys(manifest.scripts).filter((name) => !independent.includes(name));

  test.for(dependent)('`npm run %s` says in one sentence what to run', async (name) => {
    const { code, output } = await runProgram('npm', wordsOf(name), options);
    expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
  });
});

describe('once `npm start` has installed packages and served the site', () => {
  beforeAll(async () => {
    for (const cache of ['images', 'share-pictures', 'prints']) linkCache(root, cache);
    await expectServed('start');
    await endAll();
  });

  afterEach(async () => {
    await endAll();
    git(root, 'reset', '--quiet', '--hard');
    git(root, 'clean', '--quiet', '--force', '-d');
  });

  const runsByLine = runs.map((run) => [run.line, run] as const);
  test.for(runsByLine)('`npm run %s` does what it promises', async ([line, run]) => {
    const { files = {}, prints, code = 0, changes = /^$/ } = run;
    write(files);
    const ended = await runProgram('npm', wordsOf(line), options);
    expect([ended.code, ended.output]).toEqual([code, expect.stringMatching(prints)]);
    write(Object.fromEntries(Object.keys(files).map((file) => [file, undefined])));
    expect(git(root, 'status', '--porcelain', '--untracked-files=all')).toMatch(changes);
  });

  test.for(serving)('`npm run %s` serves the site', expectServed);

  test('`npm run content:check -- --watch` checks again after a save', async () => {
    const { printed } = start('content:check --watch');
    await printed(isSound);
    write({ 'content/en/works/saved.mdx': '---\ntitel: Saved\n---\n' });
    await printed(/content\/en\/works\/saved\.mdx:2:1/);
  });

  test('the fonts of the theme are those of the packages that the lockfile names', async () => {
    const args = ['--import', 'tsx', 'src/commands/subset-fonts.ts'];
    expect(await runProgram('node', args, options)).toEqual({ code: 0, output: '' });
    expect(git(root, 'status', '--porcelain')).toBe('');
  });
});

/** Runs a script that serves the site, and requests its home page with the data. */
async function expectServed(name: string): Promise<void> {
  const address = await start(`${name} --port 0`).printed(/Local: +(\S+)/);
  for (const [path, expected] of [
    ['', '</html>'],
    ['index.data.json', '"page":"home"'],
  ] as const) {
    const response = await fetch(new URL(path, address));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(expected);
  }
}

/** Starts a script that doesn't end by itself. */
function start(line: string): Running {
  const program = startProgram('npm', wordsOf(line), options);
  started.push(program);
  return program;
}

async function endAll(): Promise<void> {
  for (const { end } of started.splice(0)) await end();
}

function wordsOf(line: string): string[] {
  const [name = '', ...words] = line.split(' ');
  return ['run', '--silent', name, ...(words.length > 0 ? ['--', ...words] : [])];
}

/** Where programs are, except those of the project's own packages, which npm has added for this process. */
function pathWithoutPackages(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.filter((folder) => !folder.endsWith(join('node_modules', '.bin'))).join(delimiter);
}
