// A long task -> what is said of it meanwhile.
import type { ResolvedConfig } from 'vite';

/** In milliseconds, where no terminal renews a line. */
const interval = 10_000;

/** What a task is told of its items. */
interface Progress {
  /** There are so many more of them. */
  readonly expect: (count: number) => void;
  /** One of them is done. */
  readonly done: () => void;
}

/** Says how many items of a task are done: in one line that is renewed on a terminal, elsewhere every ten seconds. */
export function progress(
  task: string,
  { logger, logLevel = 'info' }: Pick<ResolvedConfig, 'logger' | 'logLevel'>,
  output: Pick<NodeJS.WriteStream, 'isTTY' | 'clearLine' | 'cursorTo' | 'write'> = process.stdout,
): Progress {
  let [expected, finished, saidAt] = [0, 0, performance.now()];
  const renew = (line: string) => {
    output.clearLine(0);
    output.cursorTo(0);
    output.write(line);
  };
  const report = () => {
    const line = `${task}: ${finished} of ${expected}`;
    if (output.isTTY && logLevel === 'info') return renew(finished < expected ? line : '');
    if (performance.now() - saidAt < interval) return;
    saidAt = performance.now();
    logger.info(line);
  };
  return {
    expect(count) {
      // What is done is a task of its own.
      if (finished === expected) [expected, finished, saidAt] = [0, 0, performance.now()];
      expected += count;
      report();
    },
    done() {
      finished += 1;
      report();
    },
  };
}
