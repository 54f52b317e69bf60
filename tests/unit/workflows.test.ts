// Which workflows for GitHub a change starts.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readFolder } from '../folder.ts';
import { projectFiles } from '../project-files.ts';
import { commitAll, git } from '../repository.ts';
import { folderWith } from './folder-with.ts';
import { readWorkflow, stepsOf } from './workflow.ts';

const trigger = z
  .object({ paths: z.array(z.string()), 'paths-ignore': z.array(z.string()) })
  .partial()
  .nullable();
function pathsOf(name: string, event: string) {
  return trigger.parse(readWorkflow(name).on[event]);
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
      for (const { if: condition } of Object.values(readWorkflow(name).jobs))
        expect(condition).toMatch(
          /(?:^|&& )(?:\$\{\{ )?!github\.event\.repository\.fork(?: \}\})?$/,
        );
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
