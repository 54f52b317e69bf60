// Command-line arguments -> which mutants to try.
import { parseArgs } from 'node:util';
import { nearest } from '../../src/content/nearest.ts';
import type { Mutant } from './mutant.ts';

/** What to do with which mutants. */
export interface Options {
  readonly chosen: readonly Mutant[];
  readonly isList: boolean;
}

/** How the command is used. */
export const usage = `npm run test:mutants -- [--only id,id] [--list]

  --only  the mutants of these ids, joined by commas
  --list  tells what there is and tries nothing`;

/** Reads the arguments. Throws an error that says what is wrong with them. */
export function readOptions(args: readonly string[], all: readonly Mutant[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, list: { type: 'boolean', default: false } },
  });
  const ids = values.only?.split(',').map((id) => id.trim());
  for (const id of ids ?? []) if (!all.some((mutant) => mutant.id === id)) refuse(id, all);
  return { chosen: all.filter(({ id }) => ids?.includes(id) ?? true), isList: values.list };
}

function refuse(id: string, all: readonly Mutant[]): never {
  const meant = nearest(
    id,
    all.map((mutant) => mutant.id),
  );
  const advice = meant ? `Did you mean \`${meant}\`?` : '`--list` tells which there are.';
  throw new Error(`\`--only\` names \`${id}\`, which is no mutant. ${advice}`);
}
