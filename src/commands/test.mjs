// @ts-check
// `npm test`: every check, in the order in which they say the most about a mistake; in CI, what a commit needs.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { touchesOnlyContent } from './changed-files.mjs';
import { install } from './install.mjs';
import { endOnSignals, root, runNpm } from './run.mjs';

const reports = join(root, 'node_modules', '.cache', 'test-reports');
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');
const contentReport = join(reports, 'content.json');

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} script in package.json
 * @property {readonly string[]} [args] that this command adds
 * @property {Readonly<Record<string, string>>} [env] that this command adds
 */

const browserArgs = ['--reporter=list,json'];

/** @type {readonly Step[]} */
const contentSteps = [
  { name: 'Content', script: 'content:check' },
  {
    name: 'Site of the content',
    script: 'test:content',
    args: browserArgs,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: contentReport },
  },
];

/** @type {readonly Step[]} */
const steps = [
  { name: 'Lint', script: 'lint' },
  { name: 'Format', script: 'format:check' },
  { name: 'Types', script: 'typecheck' },
  ...contentSteps.slice(0, 1),
  {
    name: 'Unit tests',
    script: 'test:unit',
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  },
  {
    name: 'Browser tests',
    script: 'test:e2e',
    args: browserArgs,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  },
  ...contentSteps.slice(1),
  { name: 'Random walk', script: 'test:random', args: ['--seed', '1', '--steps', '200'] },
];

endOnSignals();
process.exitCode = await test();

/** @returns {Promise<number>} the exit code */
async function test() {
  if (!(await install())) return 1;
  rmSync(reports, { recursive: true, force: true });
  const isContentAlone = touchesOnlyContent(root, process.env);
  if (isContentAlone)
    console.log('Only content has changed: the site that it makes is checked, and nothing else.');
  const code = await runSteps(isContentAlone ? contentSteps : steps);
  const { countTests } = await import('./count-tests.mjs'); // needs what was installed just now
  const { passed, failed, skipped } = countTests(unitReport, [browserReport, contentReport]);
  if (passed + failed === 0) return code || 1;
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return code || Math.min(failed, 1);
}

/**
 * Runs one step after another up to the first that fails, whose exit code it resolves to.
 * @param {readonly Step[]} all
 */
async function runSteps(all) {
  for (const [index, step] of all.entries()) {
    console.log(`\n── ${step.name} (${index + 1} of ${all.length})`);
    const started = performance.now();
    const code = await runStep(step);
    if (code !== 0) {
      console.error(
        `\n${step.name} failed; the reason is above. \`npm run ${step.script}\` runs this step alone.`,
      );
      return code;
    }
    console.log(`   passed in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  return 0;
}

/** @param {Step} step */
function runStep({ script, args = [], env = {} }) {
  Object.assign(process.env, env);
  return runNpm(['run', script, '--silent', ...(args.length > 0 ? ['--', ...args] : [])]);
}
