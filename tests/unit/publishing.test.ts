// When the workflow for GitHub publishes a site.
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { Files } from '../folder.ts';
import { folderWith } from './folder-with.ts';
import { stepsOf } from './workflow.ts';

/** npm says how it is called and ends with a given exit code, except that it installs nothing; gh ends with a given answer. */
const commands = `npm() { [ "$1" = ci ] || { echo "$*"; return "$CODE"; }; }
gh() { [[ $ANSWER != gh:* ]] && echo "$ANSWER" || { echo "$ANSWER" >&2; return 1; }; }
`;

/** Runs a step of the job that decides, as GitHub does; returns its outputs, its summary and, if it fails, its exit code. */
function decide(id: string, env: Record<string, string>, files: Files = {}) {
  const script = stepsOf('publish', 'decide').find((step) => step.id === id)?.run ?? '';
  const { root, read: readIn } = folderWith({ ...files, output: '', summary: '' });
  const { PATH = '' } = process.env;
  const { status } = spawnSync('bash', ['--norc', '-e', '-c', commands + script], {
    cwd: root,
    env: { PATH, GITHUB_OUTPUT: 'output', GITHUB_STEP_SUMMARY: 'summary', ...env },
  });
  const texts = [readIn('output'), readIn('summary')].map((text) => text.trimEnd());
  return status === 0 ? texts : [...texts, `exit code ${status}`];
}

// The steps run on Linux alone.
describe.skipIf(process.platform !== 'linux')('a site is published', () => {
  const sites = { 'content/site.yaml': '', 'site/site.yaml': '', 'my site/site.yaml': '' };

  test.each([
    ['where `.env` names a folder', { '.env': 'CONTENT=site\n' }, '', 'site'],
    ['where it is quoted', { '.env': "CONTENT='my site' # mine\n" }, '', 'my site'],
    ['where it was written on Windows', { '.env': '\uFEFFCONTENT=" .\\site"\r\n' }, '', 'site'],
    ['where the variable is set', {}, 'yes', 'content'],
  ])('%s', (_, files, PUBLISH, folder) => {
    const result = decide('folder', { PUBLISH }, { ...sites, ...files });
    expect(result).toEqual([`folder=${folder}`, '']);
  });

  test('not where the folder wasn’t committed, which fails', () => {
    expect(decide('folder', { PUBLISH: '' }, { '.env': 'CONTENT=site\n' })).toEqual([
      '',
      'Not published: the repository has no `site/site.yaml`. Commit that folder, or name another one in `.env`.',
      'exit code 1',
    ]);
  });

  test.each([
    {},
    { '.env': 'CONTENT=./content\n' },
    { '.env': 'CONTENT=.\n' },
    { '.env': 'OTHER=x\n' },
  ])('not otherwise, as the summary says: %j', (files) => {
    expect(decide('folder', { PUBLISH: '' }, files)).toEqual([
      '',
      'Not published: `.env` names no folder of your own, and the variable `PUBLISH` isn’t set.',
    ]);
  });

  const url = 'https://anna.github.io/artist-site/';

  test.each(['gh: Not Found (HTTP 404)', `legacy ${url}`])(
    'not where Pages isn’t enabled for it: %s',
    (ANSWER) => {
      expect(decide('address', { FOLDER: 'site', ANSWER })).toEqual([
        '',
        'Not published: Pages isn’t enabled. In the settings of the repository, choose Pages → Source → GitHub Actions, then run this workflow again.',
      ]);
    },
  );

  test('not where GitHub doesn’t say, which fails', () => {
    const answers = { FOLDER: 'site', ANSWER: 'gh: rate limit exceeded (HTTP 403)' };
    expect(decide('address', answers)).toEqual([
      '',
      'Not published: GitHub doesn’t say whether Pages is enabled; the log has its answer. Run this workflow again.',
      'exit code 1',
    ]);
  });

  const host = { FOLDER: 'site', ANSWER: `workflow ${url}` };

  test.each([
    'url: https://anna.github.io/artist-site/',
    'url: "http://Anna.github.io/artist-site" # x',
    'url: https://anna.github.io/artist-site/\r',
  ])('at its own address: %s', (line) => {
    const files = { 'site/site.yaml': `artist: Anna\n${line}\n` };
    expect(decide('address', host, files)).toEqual(['publish=yes', '']);
  });

  test.each([
    'url: https://anna.github.io/Artist-Site/',
    'url: https://anna.example/',
    'url: https://anna.github.io/',
    'artist: Anna',
  ])('at the host’s address where the site has another one: %s', (line) => {
    expect(decide('address', host, { 'site/site.yaml': `${line}\n` })).toEqual([
      `publish=yes\nurl=${url}`,
      `Built for ${url}, which isn’t the address in \`site/site.yaml\`. Write there: \`url: ${url}\``,
    ]);
  });

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
    expect(decide('day', { CODE: '1' }).at(-1)).toBe('exit code 1');
  });
});
