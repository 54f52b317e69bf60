// @ts-check
// `npm test`: every check that belongs to a commit, those with the most specific messages first. With `--all`: also
// what takes long, and what other programs say.
import { runNpm } from './run.mjs';

const all = process.argv.includes('--all');

/** Scripts of npm; those of a row run side by side. */
const commit = [
  ['lint', 'format:check', all ? 'typecheck:all' : 'typecheck', 'content:check'],
  ['test:unit'],
  ['test:e2e'],
  ['test:content', 'test:random -- --seed 1 --steps 100'],
];
const rest = [
  ['test:random -- --seed 2 --steps 3000'],
  ['test:adopt'],
  ['test:browsers'],
  ['test:hosts'],
  ['test:standards'],
];

if (all) process.env['TEST_DEPTH'] = 'all';
const rows = all ? [...commit, ...rest] : commit;

/** @type {{ script: string, seconds: number, code: number }[]} */
const results = [];
for (const row of rows) {
  console.log(`\n── ${row.map((script) => `npm run ${script}`).join(', ')}`);
  results.push(...(await Promise.all(row.map(runScript))));
  if (results.some(({ code }) => code !== 0)) break;
}
console.log(`\n${results.map(line).join('\n')}`);
process.exitCode = Math.max(...results.map(({ code }) => code));

/** @param {string} script */
async function runScript(script) {
  const started = performance.now();
  const code = await runNpm(['run', '--silent', ...script.split(' ')]);
  return { script, code, seconds: (performance.now() - started) / 1000 };
}

/** @param {(typeof results)[number]} result */
function line({ script, seconds, code }) {
  const failed = code === 0 ? '' : '  failed; the reason is above';
  return `${seconds.toFixed(1).padStart(7)} s  ${script}${failed}`;
}
