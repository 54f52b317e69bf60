// `npm run test:all -- random --seed 7 --steps 3000`
import '../site/choose.ts';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { errorMessage } from '../../src/text/error-message.ts';
import { builtSite } from '../built-site.ts';
import { whole } from '../sites.ts';
import { walkAtRandom } from './walk.ts';

const number = z
  .string()
  .regex(/^\d{1,9}$/, '`--seed` and `--steps` are whole numbers.')
  .transform(Number);
const flags = z.object({
  seed: number.default(Number(process.env['PROPERTY_SEED'] ?? 1)),
  steps: number.default(process.env['TEST_DEPTH'] ? 3000 : 100),
});

try {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { seed: text, steps: text } });
  const { seed, steps } = flags.parse(values);
  const done = await walkAtRandom(
    process.env['SITE'] ?? (await builtSite(whole)).dist,
    seed,
    steps,
  );
  process.stdout.write(`${done} of seed ${seed}: nothing found\n`);
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`);
  process.exitCode = 1;
}
