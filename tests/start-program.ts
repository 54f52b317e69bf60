import { spawn, type SpawnOptionsWithoutStdio } from 'node:child_process';
import { once } from 'node:events';

/** A program that runs until it is ended: a server, a watcher. */
export interface Running {
  /** Resolves to the first group of a pattern once the program has printed it. Throws where it ends before. */
  readonly printed: (pattern: RegExp) => Promise<string>;
  /** Ends the program with every process that it has started. */
  readonly end: () => Promise<void>;
}

/** Starts a program, which whoever starts it has to end. */
export function startProgram(
  program: string,
  args: readonly string[],
  options: SpawnOptionsWithoutStdio,
): Running {
  const child = spawn(program, args, { ...options, detached: true });
  const closed = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const printed = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const find = () => {
        const match = pattern.exec(output);
        if (match) resolve(match[1] ?? match[0]);
      };
      const fail = () => reject(new Error(`${program} ${args.join(' ')} has ended.\n\n${output}`));
      for (const stream of [child.stdout, child.stderr]) stream.on('data', find);
      child.once('close', fail);
      find();
      if (hasEnded()) fail();
    });
  const end = async () => {
    // A watcher that is asked to end while its task ends may wait for that forever.
    if (child.pid && !hasEnded()) process.kill(-child.pid, 'SIGKILL');
    await closed;
  };
  return { printed, end };
}
