import { parseArgs } from 'node:util';
import { reasonOf } from '../../src/text/reason-of.ts';

/** What `npm run test:random` was asked for. */
export interface Options {
  readonly seed: number;
  readonly steps: number;
}

/** Reads the flags of a command. Throws a sentence that says what a flag may be. */
export function readOptions(args: readonly string[]): Options {
  const { seed = String(Date.now() % 1_000_000), steps = '200' } = flags(args);
  return { seed: wholeNumber('seed', seed, 0), steps: wholeNumber('steps', steps, 1) };
}

function flags(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: { seed: text, steps: text } }).values;
  } catch (error) {
    throw new Error(`${reasonOf(error)}\nWrite: npm run test:random -- --seed 7 --steps 3000`, {
      cause: error,
    });
  }
}

function wholeNumber(flag: string, text: string, least: number): number {
  if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text);
  throw new Error(
    `\`--${flag} ${text}\` is no whole number from ${least} to 999999999.\n` +
      `Write: npm run test:random -- --${flag} ${Math.max(least, 7)}`,
  );
}
