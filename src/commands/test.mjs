// @ts-check
// `npm test`: every check, in the order in which they say the most about a mistake; in CI, what a commit needs.
import { touchesOnlyContent } from './changed-files.mjs';
import { root, runNpm } from './run.mjs';

const all = [
  'lint',
  'format:check',
  'typecheck',
  'content:check',
  'test:unit',
  'test:e2e',
  'test:content',
];

const isContentAlone = touchesOnlyContent(root, process.env);
if (isContentAlone)
  console.log('Only content has changed: the site that it makes is checked, and nothing else.');
const scripts = isContentAlone ? ['content:check', 'test:content'] : all;
for (const [index, script] of scripts.entries()) {
  console.log(`\n── npm run ${script} (${index + 1} of ${scripts.length})`);
  process.exitCode = await runNpm(['run', script, '--silent']);
  if (process.exitCode !== 0) {
    console.error(`\n\`npm run ${script}\` failed; the reason is above.`);
    break;
  }
}
