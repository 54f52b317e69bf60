// @ts-check
// `npm test`: every check, in the order in which they say the most about a mistake.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { endOnSignals, root, runNpm } from './run.mjs';

const reports = join(root, 'node_modules', '.cache', 'test-reports');
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

/** A step's name, its script in package.json, and arguments that this command adds. */
const steps = [
  { name: 'Lint', script: 'lint', args: [] },
  { name: 'Format', script: 'format:check', args: [] },
  { name: 'Types', script: 'typecheck', args: [] },
  { name: 'Content', script: 'content:check', args: [] },
  {
    name: 'Unit tests',
    script: 'test:unit',
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  },
  { name: 'Build', script: 'build', args: [] },
  { name: 'Browser tests', script: 'test:e2e', args: ['--reporter=list,json'] },
];

endOnSignals();
process.exitCode = await test();

/** @returns {Promise<number>} the exit code */
async function test() {
  if (!(await install())) return 1;
  rmSync(reports, { recursive: true, force: true });
  process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = browserReport;
  const code = await runSteps();
  const { countTests } = await import('./count-tests.mjs'); // needs what was installed just now
  const { passed, failed, skipped } = countTests(unitReport, browserReport);
  if (passed + failed === 0) return code || 1;
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return code || Math.min(failed, 1);
}

/** Runs one step after another up to the first that fails, whose exit code it resolves to. */
async function runSteps() {
  for (const [index, { name, script, args }] of steps.entries()) {
    console.log(`\n── ${name} (${index + 1} of ${steps.length})`);
    const started = performance.now();
    const code = await runNpm([
      'run',
      script,
      '--silent',
      ...(args.length > 0 ? ['--', ...args] : []),
    ]);
    if (code !== 0) {
      console.error(
        `\n${name} failed; the reason is above. \`npm run ${script}\` runs this step alone.`,
      );
      return code;
    }
    console.log(`   passed in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  return 0;
}
