import { parseArgs } from 'node:util';
import { reasonOf } from '../../src/text/reason-of.ts';

/** What `npm run test:random` was asked for. */
export interface Options {
  readonly seed: number;
  readonly steps: number;
  /** Which share of the assets can't be had, from 0 to 1. */
  readonly failing: number;
  /** Where fast-check found a failure within its seed, to begin there. */
  readonly path?: string;
  /** Which of its commands fast-check had kept there. */
  readonly replay?: string;
}

/** Reads the flags of a command. Throws a sentence that says what a flag may be. */
export function readOptions(args: readonly string[]): Options {
  const {
    seed = String(Date.now() % 1_000_000),
    steps = '200',
    failing = '0',
    ...place
  } = flags(args);
  return {
    seed: wholeNumber('seed', seed, 0),
    steps: wholeNumber('steps', steps, 1),
    failing: share(failing),
    ...place,
  };
}

function flags(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = { seed: text, steps: text, failing: text, path: text, replay: text };
    return parseArgs({ args: [...args], options }).values;
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

function share(text: string): number {
  if (/^(?:0(?:\.\d+)?|1)$/.test(text)) return Number(text);
  throw new Error(
    `\`--failing ${text}\` is no share from 0 to 1.\nWrite: npm run test:random -- --failing 0.2`,
  );
}
