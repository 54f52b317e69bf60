// The workflows for GitHub: which of them a change starts, and when a site is published.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readFolder, type Files } from '../folder.ts';
import { projectFiles } from '../project-files.ts';
import { commitAll, git } from '../repository.ts';
import { folderWith } from './folder-with.ts';

const trigger = z
  .object({ paths: z.array(z.string()), 'paths-ignore': z.array(z.string()) })
  .partial()
  .nullable();
const step = z.object({ id: z.string().optional(), run: z.string().optional() });
const job = z.object({ if: z.string().optional(), steps: z.array(step).optional() });
const workflow = z.object({
  on: z.record(z.string(), z.unknown()),
  jobs: z.record(z.string(), job),
});

function read(name: string) {
  return workflow.parse(parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8')));
}

function stepsOf(name: string, ofJob: string) {
  return read(name).jobs[ofJob]?.steps ?? [];
}

function pathsOf(name: string, event: string) {
  return trigger.parse(read(name).on[event]);
}

const engine = pathsOf('ci', 'push')?.paths ?? [];

/** Whether a path is in one of the engine's places, by the globs of GitHub: https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#filter-pattern-cheat-sheet */
function isEngine(path: string): boolean {
  return engine.some((glob) => {
    const pattern = glob
      .replaceAll('.', String.raw`\.`)
      .replaceAll(/\*+/g, (stars) => (stars === '**' ? '.*' : '[^/]*'));
    return new RegExp(`^${pattern}$`).test(path);
  });
}

describe('a change starts the checks of the engine or those of the content', () => {
  test('the two have the same paths, one to run for and one to ignore', () => {
    expect(engine.every((glob) => /^[\w./*-]+$/.test(glob))).toBe(true);
    expect(pathsOf('ci', 'pull_request')?.paths).toEqual(engine);
    expect(pathsOf('content', 'pull_request')?.['paths-ignore']).toEqual(engine);
    // It calls the content’s checks for each push.
    expect(pathsOf('publish', 'push')).toEqual({});
  });

  // Next to a site of its own there may be further files.
  test.skipIf(existsSync('.env'))('each file of the project is in the place of one', () => {
    const files = projectFiles();
    const sites = files.filter((path) => /^(?!src|tests).*\/site\.yaml$/.test(path)).map(dirname);
    const isContent = (path: string) =>
      path !== 'content/README.md' && sites.some((site) => path.startsWith(`${site}/`));
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((path) => isEngine(path) === isContent(path))).toEqual([]);
  });

  const template = Object.keys(readFolder('src/content/template'));
  test.each(['site', 'artists/anna', 'content'])(
    'a save in %s starts the second alone',
    (folder) => {
      const media = [
        'images/a.jpg',
        'files/score.pdf',
        'files/sound.mp3',
        'fonts/a.woff2',
        'icon.svg',
      ];
      const saved = [...template, ...media].map((path) => `${folder}/${path}`);
      expect(saved.length).toBeGreaterThan(20);
      expect([...saved, '.env'].filter(isEngine)).toEqual([]);
    },
  );

  test('what belongs to the project alone is skipped in forks', () => {
    for (const name of ['ci', 'platforms', 'release'])
      for (const { if: condition } of Object.values(read(name).jobs))
        expect(condition).toMatch(
          /(?:^|&& )(?:\$\{\{ )?!github\.event\.repository\.fork(?: \}\})?$/,
        );
  });
});

/** Says how it is called and ends with a given exit code, except that it installs nothing. */
const npm = 'npm() { [ "$1" = ci ] || { echo "$*"; return "$CODE"; }; }\n';

/** Runs a step of the job that decides, as GitHub does; what it puts out, and what it writes into the summary. */
function decide(id: string, env: Record<string, string>, files: Files = {}) {
  const script = stepsOf('publish', 'decide').find((each) => each.id === id)?.run ?? '';
  const { root, read: readIn } = folderWith({ ...files, output: '', summary: '' });
  const { PATH = '' } = process.env;
  execFileSync('bash', ['--norc', '-e', '-c', npm + script], {
    cwd: root,
    env: { PATH, GITHUB_OUTPUT: 'output', GITHUB_STEP_SUMMARY: 'summary', ...env },
  });
  return [readIn('output'), readIn('summary')].map((text) => text.trimEnd());
}

// The steps run on Linux alone.
describe.skipIf(process.platform === 'win32')('a site is published', () => {
  test.each([
    ['where `.env` names a folder', { '.env': 'CONTENT=site\n' }, '', 'site'],
    ['where it is quoted', { '.env': "CONTENT='my site' # mine\n" }, '', 'my site'],
    ['where the variable is set', {}, 'yes', 'content'],
  ])('%s', (_, files, PUBLISH, folder) => {
    expect(decide('folder', { PUBLISH }, files)).toEqual([`folder=${folder}`, '']);
  });

  test.each([{}, { '.env': 'CONTENT=content\n' }, { '.env': 'OTHER=x\n' }])(
    'not otherwise, as the summary says: %j',
    (files) => {
      expect(decide('folder', { PUBLISH: '' }, files)).toEqual([
        '',
        'Not published: `.env` names no folder of your own, and the variable `PUBLISH` isn’t set.',
      ]);
    },
  );

  test('not where Pages isn’t enabled', () => {
    expect(decide('address', { FOLDER: 'site', URL: '' })).toEqual([
      '',
      'Not published: Pages isn’t enabled. In the settings of the repository, choose Pages → Source → GitHub Actions, then run this workflow again.',
    ]);
  });

  const host = { FOLDER: 'site', URL: 'https://anna.github.io/artist-site' };

  test.each([
    'url: https://anna.github.io/artist-site/',
    'url: "http://anna.github.io/artist-site" # x',
  ])('at its own address: %s', (line) => {
    const files = { 'site/site.yaml': `artist: Anna\n${line}\n` };
    expect(decide('address', host, files)).toEqual(['publish=yes', '']);
  });

  test.each(['url: https://anna.example/', 'url: https://anna.github.io/', 'artist: Anna'])(
    'at the host’s address where the site has another one: %s',
    (line) => {
      expect(decide('address', host, { 'site/site.yaml': `${line}\n` })).toEqual([
        `publish=yes\nurl=${host.URL}/`,
        `Published at ${host.URL}/, which isn’t the address in \`site/site.yaml\`. Write there: \`url: ${host.URL}/\``,
      ]);
    },
  );

  test.each([
    [0, ''],
    [3, 'unchanged=yes'],
  ])('on a schedule by the exit code %i of `content:status -- --daily`', (code, output) => {
    expect(decide('day', { CODE: String(code) })).toEqual([
      output,
      'run --silent content:status -- --daily',
    ]);
  });

  test('and a schedule fails where that command does', () => {
    expect(() => decide('day', { CODE: '1' })).toThrow('Command failed');
  });
});

test.skipIf(process.platform === 'win32')(
  'a version is tagged once, and only where no site is published',
  () => {
    const script = stepsOf('release', 'tag').find(({ run }) => run)?.run ?? '';
    const { root, write } = folderWith({ 'package.json': '{ "version": "2.0.0" }' });
    git(root, 'init', '--quiet');
    git(root, 'remote', 'add', 'origin', '.');
    commitAll(root);
    const release = () => {
      execFileSync('bash', ['--norc', '-e', '-c', script], { cwd: root, stdio: 'ignore' });
      return git(root, 'tag');
    };
    expect(release()).toBe('v2.0.0');
    expect(release()).toBe('v2.0.0');
    write({ 'package.json': '{ "version": "2.1.0" }', '.env': 'CONTENT=site' });
    expect(release()).toBe('v2.0.0');
    write({ '.env': undefined });
    expect(release().split('\n')).toEqual(['v2.0.0', 'v2.1.0']);
  },
);
