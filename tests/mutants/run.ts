// Breaks the site on purpose, one sentence of the specification at a time, and sees whether a browser
// test fails. Works in a copy: the checkout stays as it is.
import { orReason } from '../or-reason.ts';
import { mutants } from './mutants.ts';
import type { Mutant } from './mutant.ts';
import { readOptions, usage } from './options.ts';
import { endPrograms } from './program.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { type Outcome, tryMutant } from './trial.ts';

interface Tried {
  readonly mutant: Mutant;
  readonly outcome: Outcome;
}

const widest = Math.max(...mutants.map(({ id }) => id.length));

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const options = orReason(() => readOptions(args, mutants));
  if (typeof options === 'string') {
    console.error(`${options}\n\n${usage}`);
    return 2;
  }
  if (options.isList) {
    for (const { id, says } of options.chosen) console.log(`${id.padEnd(widest)}  ${says}`);
    return 0;
  }
  const tried = await tryAll(options.chosen);
  report(tried);
  return tried.every(({ outcome }) => outcome.kind === 'caught') ? 0 : 1;
}

async function tryAll(chosen: readonly Mutant[]): Promise<readonly Tried[]> {
  const copy = copyProject();
  endOnSignals(copy);
  const tried: Tried[] = [];
  try {
    for (const mutant of chosen) {
      const began = performance.now();
      const outcome = await tryMutant(copy, mutant);
      tried.push({ mutant, outcome });
      tell(mutant, outcome, (performance.now() - began) / 1000);
    }
  } finally {
    copy.remove();
  }
  return tried;
}

function endOnSignals(copy: ProjectCopy): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.once(signal, () => {
      void endPrograms().then(() => {
        copy.remove();
        process.exit(code);
      });
    });
  }
}

function tell({ id, says }: Mutant, outcome: Outcome, seconds: number): void {
  console.log(
    `${outcome.kind.padEnd(8)}  ${id.padEnd(widest)}  ${seconds.toFixed(1).padStart(5)} s  ${says}`,
  );
  if (outcome.kind === 'caught') console.log(`    by “${outcome.by}”: ${outcome.because}`);
  if (outcome.kind === 'error') console.log(`    ${outcome.because}`);
}

/** The end of the output: what is left to do first, then how many of each. */
function report(tried: readonly Tried[]): void {
  const numberOf = (kind: Outcome['kind']) => tried.filter(({ outcome }) => outcome.kind === kind);
  const [caught, survived, errors] = [numberOf('caught'), numberOf('survived'), numberOf('error')];
  console.log('');
  for (const { mutant, outcome } of [...survived, ...errors]) {
    const { id, file, spec, grep } = mutant;
    console.log(`${outcome.kind.padEnd(8)}  ${id.padEnd(widest)}  ${file}, ${spec}: ${grep}`);
  }
  console.log(`
| Mutants | Caught | Survived | Errors |
| ------: | -----: | -------: | -----: |
| ${tried.length} | ${caught.length} | ${survived.length} | ${errors.length} |`);
}
