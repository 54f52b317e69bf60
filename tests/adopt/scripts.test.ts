// A fresh clone, without packages, caches or anything built: what each script of package.json does in it.
import { cpSync, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { root as project } from '../commands/run.mjs';
import { makeFolder } from '../folder.ts';
import { limit } from '../machine.ts';
import { projectFiles } from '../project-files.ts';
import { linkCache } from '../project-folder.ts';
import { commitAll, git } from '../repository.ts';
import { runProgram } from '../run-program.ts';
import { startProgram, type Running } from '../start-program.ts';
import { surroundings } from './copy.ts';
import { independent, refused, scripts, type Ending } from './scripts.ts';

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
  expect(Object.keys(scripts)).toEqual(Object.keys(manifest.scripts));
});

describe('before packages are installed', () => {
  const sentence = /^Packages are missing: .*\. Run `npm ci --include=dev`; .*\n$/;
  const dependent = Object.keys(scripts).filter((name) => !independent.includes(name));

  test.for(dependent)('`npm run %s` says in one sentence what to run', async (name) => {
    const { code, output } = await runProgram('npm', wordsFor(name), options);
    expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
  });
});

describe('once `npm start` has installed packages and served the site', () => {
  beforeAll(async () => {
    for (const cache of ['images', 'share-pictures', 'prints']) linkCache(root, cache);
    await expectServed('start');
    await endAll();
  }, limit(600_000));

  afterEach(async () => {
    await endAll();
    git(root, 'reset', '--quiet', '--hard');
    git(root, 'clean', '--quiet', '--force', '-d');
  });

  test.for(refused)('`npm run %s -- %s` is refused', async ([name, words, prints]) => {
    await expectEnded(name, { words: words.split(' '), prints, code: 1 });
  });

  for (const [name, script] of Object.entries(scripts)) {
    if (name === 'start' || 'because' in script) continue;
    test(`\`npm run ${name}\` does what it promises`, async () => {
      if ('serves' in script) await expectServed(name);
      else if ('watches' in script) await startUntil(script.watches, name);
      else await expectEnded(name, script);
    });
  }
});

/** Runs a script that serves the site, and requests its home page with the data. */
async function expectServed(name: string): Promise<void> {
  const address = await startUntil(/Local: +(\S+)/, name, ['--port', '0']);
  for (const [path, expected] of [
    ['', '</html>'],
    ['index.data.json', '"page":"home"'],
  ] as const) {
    const response = await fetch(new URL(path, address));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(expected);
  }
}

async function expectEnded(name: string, script: Ending): Promise<void> {
  const { words = [], files = {}, prints, code = 0, changes = /^$/ } = script;
  write(files);
  const ended = await runProgram('npm', wordsFor(name, words), options);
  expect([ended.code, ended.output]).toEqual([code, expect.stringMatching(prints)]);
  write(Object.fromEntries(Object.keys(files).map((file) => [file, undefined])));
  expect(git(root, 'status', '--porcelain', '--untracked-files=all')).toMatch(changes);
}

/** Starts a script that doesn't end by itself; resolves to what it prints. */
function startUntil(pattern: RegExp, name: string, words: readonly string[] = []) {
  const program = startProgram('npm', wordsFor(name, words), options);
  started.push(program);
  return program.printed(pattern);
}

async function endAll(): Promise<void> {
  for (const { end } of started.splice(0)) await end();
}

function wordsFor(name: string, words: readonly string[] = []): string[] {
  return ['run', '--silent', name, ...(words.length > 0 ? ['--', ...words] : [])];
}

/** Where programs are, except those of the project's own packages, which npm has added for this process. */
function pathWithoutPackages(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.filter((folder) => !folder.endsWith(join('node_modules', '.bin'))).join(delimiter);
}
