import { spawn, type SpawnOptionsWithoutStdio } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** How a program ended, and what it printed. */
export interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a program to its end. */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: SpawnOptionsWithoutStdio,
): Promise<Outcome> {
  const child = spawn(program, args, options);
  const ended = once(child, 'close');
  const [printed, complained] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  // A killed process, out of memory say, has no exit code and prints nothing.
  const killed = child.signalCode ? `Killed by ${child.signalCode}.\n` : '';
  return { code: child.exitCode, output: killed + printed + complained };
}
