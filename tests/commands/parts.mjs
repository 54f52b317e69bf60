// @ts-check
// What `npm test`, `npm run test:all` and `npm run bench` run. Any of it may be read before packages are installed.
import { run, runNpm } from './run.mjs';

/**
 * A script of npm, or the arguments of Node; `needs` names the programs of this folder that find or install what it
 * needs.
 * @typedef {{ script?: string, args?: readonly string[], needs?: readonly string[] }} Part
 */

/**
 * The parts by name: those of `npm run check`, the folders of tests/ and, after `bench:`, what is measured.
 * @type {Readonly<Record<string, Part>>}
 */
export const parts = {
  lint: { script: 'lint' },
  format: { args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  types: { script: 'typecheck' },
  // Of the files, too, that import packages of tests/package.json.
  'types:all': { args: ['node_modules/typescript/bin/tsc', '--noEmit'], needs: ['packages'] },
  'content:check': { script: 'content:check' },
  unit: { script: 'test:unit' },
  e2e: { script: 'test:e2e' },
  content: { script: 'test:content' },
  random: { args: tsx('random/run.ts') },
  adopt: { args: vitest('adopt'), needs: ['browser'] },
  browsers: { args: vitest('browsers'), needs: ['packages'] },
  hosts: { args: vitest('hosts'), needs: ['hosts'] },
  standards: { args: vitest('standards'), needs: ['packages'] },
  'bench:pages': { args: tsx('bench/site/bench.ts'), needs: ['packages', 'browser'] },
  'bench:content': { args: tsx('bench/content/bench.ts'), needs: ['browser'] },
  'bench:screenshots': { args: playwright('screenshots'), needs: ['browser'] },
};

/** @param {string} file */
function tsx(file) {
  return ['--import', 'tsx', `tests/${file}`];
}

/** @param {string} project */
function vitest(project) {
  const config = ['--config', 'tests/vitest.config.ts', '--project', project];
  return ['node_modules/vitest/vitest.mjs', 'run', ...config];
}

/** @param {string} project */
function playwright(project) {
  const config = ['--config', 'tests/playwright.config.ts', `--project=${project}`];
  return ['node_modules/@playwright/test/cli.js', 'test', ...config];
}

/** @param {string} name */
function partOf(name) {
  const part = parts[name];
  if (part) return part;
  console.error(`\`${name}\` isn't a part; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

/**
 * Finds or installs what some parts need. Resolves to the exit code.
 * @param {readonly string[]} names
 */
export async function prepare(names) {
  for (const need of new Set(names.flatMap((name) => partOf(name).needs ?? []))) {
    const code = await run(process.execPath, [`tests/commands/ensure-${need}.mjs`]);
    if (code !== 0) return code;
  }
  return 0;
}

/**
 * Runs a part, with arguments of its own. Resolves to its exit code.
 * @param {string} name
 * @param {readonly string[]} words
 */
export function runPart(name, words) {
  const { script, args = [] } = partOf(name);
  return script
    ? runNpm(['run', '--silent', script, '--', ...words])
    : run(process.execPath, [...args, ...words]);
}
