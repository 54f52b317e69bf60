// `npm run test:random -- --seed 7 --steps 3000`
import { reasonOf } from '../../src/text/reason-of.ts';
import { builtSite, whole } from '../built-site.ts';
import { readOptions } from './options.ts';
import { walkAtRandom } from './walk.ts';

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${reasonOf(error)}\n`);
  return 2;
});

/** Resolves to the exit code. */
async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  const site = process.env['SITE'] ?? (await builtSite(whole));
  const { steps, walks, failure } = await walkAtRandom(site, options);
  const done = `${steps} steps in ${walks} walks of seed ${options.seed}`;
  if (!failure) {
    process.stdout.write(`${done}: nothing found\n`);
    return 0;
  }
  const { walk, reason, flags } = failure;
  process.stdout.write(
    `${done}: a walk fails\n\n  ${walk}\n\n${reason}\n\nAgain: npm run test:random -- ${flags}\n`,
  );
  return 1;
}
