// Command-line arguments -> what to measure.
import { parseArgs } from 'node:util';

/** The numbers of entries that the table has a column for. */
export const sizes = [100, 1000, 5000] as const;

/** What to measure. `isWhole` tells whether it is all that there is to measure. */
export interface Options {
  readonly counts: readonly number[];
  readonly isWhole: boolean;
}

/** How the command is used. */
export const usage = `npm run bench:content -- [--n 100,1000,5000] [--quick]

  --n      numbers of entries, from 10 to 20000, joined by commas
  --quick  100 entries only

tests/bench/CONTENT.md is written only where all of ${sizes.join(', ')} are measured.`;

/** Reads the arguments. Throws an error that says what is wrong with them. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { n: { type: 'string' }, quick: { type: 'boolean', default: false } },
  });
  if (values.quick && values.n !== undefined)
    throw new Error('`--quick` measures 100 entries; give either it or `--n`.');
  if (values.quick) return { counts: [sizes[0]], isWhole: false };
  const counts = values.n === undefined ? [...sizes] : values.n.split(',').map(toCount);
  const chosen = [...new Set(counts)].toSorted((a, b) => a - b);
  return { counts: chosen, isWhole: sizes.every((size) => chosen.includes(size)) };
}

function toCount(text: string): number {
  const count = /^[1-9]\d{1,4}$/.test(text) ? Number(text) : 0;
  if (count >= 10 && count <= 20_000) return count;
  throw new Error(`\`--n\` names \`${text}\`; whole numbers from 10 to 20000 are expected.`);
}
