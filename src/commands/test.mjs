// @ts-check
// `npm test`: every check, those with the most specific messages first.
import { runNpm } from './run.mjs';

const scripts = [
  'lint',
  'format:check',
  'typecheck',
  'content:check',
  'test:unit',
  'test:e2e',
  'test:content',
  'test:random -- --seed 1 --steps 200',
  'test:adopt -- tests/adopt/edited.test.ts',
];

for (const [index, script] of scripts.entries()) {
  console.log(`\n── npm run ${script} (${index + 1} of ${scripts.length})`);
  process.exitCode = await runNpm(['run', '--silent', ...script.split(' ')]);
  if (process.exitCode !== 0) {
    console.error(`\n\`npm run ${script}\` failed; the reason is above.`);
    break;
  }
}
