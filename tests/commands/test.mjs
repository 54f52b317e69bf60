// @ts-check
// `npm test` (`commit`): every check that belongs to a commit, those with the most specific messages first, then the
// time of each. `npm run check` (`check`) is the first row of them. `npm run test:all` (`all`) adds what takes long and
// what other programs say, or runs one part with the words after it: `npm run test:all -- random --seed 7 --steps 3000`.
import { prepare, runPart } from './parts.mjs';

/** Which parts run, those of a row side by side. @type {Readonly<Record<string, readonly (readonly string[])[]>>} */
const extents = {
  check: [['lint', 'format', 'types', 'content:check']],
  commit: [['lint', 'format', 'types', 'content:check'], ['unit'], ['e2e'], ['content', 'random']],
  all: [
    ['lint', 'format', 'types:all', 'content:check'],
    ...['unit', 'e2e', 'content', 'random', 'adopt', 'browsers', 'hosts', 'standards'].map(
      (name) => [name],
    ),
  ],
};

const [extent = '', part, ...words] = process.argv.slice(2);
if (extent === 'all') {
  process.env['TEST_DEPTH'] = 'all';
  // Another one each day: whoever repeats a red run has the same.
  process.env['PROPERTY_SEED'] ??= String(Math.floor(Date.now() / 86_400_000));
  console.log(`PROPERTY_SEED=${process.env['PROPERTY_SEED']} repeats what this run makes up.`);
}

/** @type {{ name: string, seconds: number, code: number }[]} */
const results = [];
for (const row of part === undefined ? (extents[extent] ?? []) : [[part]]) {
  console.log(`\n── ${row.join(', ')}`);
  results.push(...(await runRow(row)));
  if (results.some(({ code }) => code !== 0)) break;
}
console.log(`\n${results.map(line).join('\n')}`);
process.exitCode = Math.max(...results.map(({ code }) => code));

/** @param {readonly string[]} names */
async function runRow(names) {
  const code = await prepare(names);
  return code === 0
    ? Promise.all(names.map(runTimed))
    : names.map((name) => ({ name, code, seconds: 0 }));
}

/** @param {string} name */
async function runTimed(name) {
  const started = performance.now();
  const code = await runPart(name, words);
  return { name, code, seconds: (performance.now() - started) / 1000 };
}

/** @param {(typeof results)[number]} result */
function line({ name, seconds, code }) {
  const failed = code === 0 ? '' : '  failed; the reason is above';
  return `${seconds.toFixed(1).padStart(7)} s  ${name}${failed}`;
}
