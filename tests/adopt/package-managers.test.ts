// A clean copy of the project, installed and built by another package manager than npm.
import { cpSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { root as project } from '../commands/run.mjs';
import { tellSkipped } from '../on-demand.ts';
import { copyCode, linkCache } from '../project-folder.ts';
import { runProgram } from '../run-program.ts';
import { folderWith } from '../unit/folder-with.ts';
import { surroundings } from './copy.ts';

const packageManagers = [
  { program: 'pnpm', from: 'pnpm@12.21.0' },
  { program: 'yarn', from: 'yarn@1.22.22' },
  { program: 'yarn', from: '@yarnpkg/cli-dist@4.18.1' },
];

const asked = await npm(project, ['view', 'react', 'version', '--prefer-online']);
const isOffline = asked.code !== 0;
if (isOffline) tellSkipped('The build by pnpm and yarn', 'the registry can’t be reached.');

test.skipIf(isOffline).for(packageManagers)(
  'a clean folder is installed and built by $from',
  async ({ program, from }) => {
    const { root, read } = folderWith();
    copyCode(root);
    for (const name of ['content', '.pnpmfile.mjs', '.yarnrc.yml'])
      cpSync(join(project, name), join(root, name), { recursive: true });
    const run = async (...words: readonly string[]) => {
      const command = ['exec', '--yes', `--package=${from}`, '--', program, ...words];
      const { code, output } = await npm(root, command);
      expect(code, output).toBe(0);
    };

    await run('install');
    for (const [name, range] of Object.entries(resolutionsIn(read('package.json')))) {
      const importer = name === 'vite' ? 'vitest' : '@reach/dialog';
      expect(satisfies(versionFor(importer, name, root), range), name).toBe(true);
    }
    // `npm start` and `npm test` begin with this; it would delete what others have installed.
    const install = await runProgram('node', ['src/commands/install.mjs'], { cwd: root });
    expect(install).toEqual({ code: 0, output: '' });
    linkCache(root, 'images');
    await run('run', 'build');
    expect(read('dist/index.html')).toContain('</html>');
  },
);

function npm(cwd: string, words: readonly string[]) {
  // A package manager installs exactly the lockfile when it detects CI.
  return runProgram('npm', words, { cwd, env: { ...surroundings(cwd), CI: undefined } });
}

function resolutionsIn(manifest: string) {
  return z.object({ resolutions: z.record(z.string(), z.string()) }).parse(JSON.parse(manifest))
    .resolutions;
}

/** The version of a package that another one gets to see. */
function versionFor(importer: string, name: string, root: string): string {
  const require = createRequire(realpathSync(join(root, 'node_modules', importer, 'package.json')));
  return z.object({ version: z.string() }).parse(require(`${name}/package.json`)).version;
}
