// A long task -> what is said of it meanwhile.
import type { ResolvedConfig } from 'vite';

/** In milliseconds, where no terminal renews a line. */
const interval = 10_000;
/** In milliseconds: what is done by then doesn't tell how long the rest takes. */
const untold = 2000;

/** What a task is told of its items. `work` says how long one takes, compared with others. */
interface Progress {
  /** There are more of them. */
  readonly expect: (amounts: readonly number[]) => void;
  /** One of them is done. */
  readonly done: (work?: number) => void;
}

/** What is counted of items. */
interface Count {
  readonly items: number;
  readonly work: number;
}

const none: Count = { items: 0, work: 0 };

/**
 * Says how many items of a task are done, and how long the others take: in one line that is renewed on a terminal,
 * elsewhere every ten seconds.
 */
export function progress(
  task: string,
  { logger, logLevel = 'info' }: Pick<ResolvedConfig, 'logger' | 'logLevel'>,
  output: Pick<NodeJS.WriteStream, 'isTTY' | 'clearLine' | 'cursorTo' | 'write'> = process.stdout,
): Progress {
  let state = begin();
  const renew = (line: string) => {
    output.clearLine(0);
    output.cursorTo(0);
    output.write(line);
  };
  const report = () => {
    const now = performance.now();
    const { expected, finished, startedAt } = state;
    const line = `${task}: ${finished.items} of ${expected.items}${left(now - startedAt, finished, expected)}`;
    if (output.isTTY && logLevel === 'info')
      return renew(finished.items < expected.items ? line : '');
    if (now - state.saidAt < interval) return;
    state.saidAt = now;
    logger.info(line);
  };
  return {
    expect(amounts) {
      // What is done is a task of its own.
      if (state.finished.items === state.expected.items) state = begin();
      state.expected = amounts.reduce(add, state.expected);
      report();
    },
    done(work = 1) {
      state.finished = add(state.finished, work);
      report();
    },
  };
}

function begin() {
  const now = performance.now();
  return { expected: none, finished: none, startedAt: now, saidAt: now };
}

function add({ items, work }: Count, more: number): Count {
  return { items: items + 1, work: work + more };
}

/** How long what isn't finished takes, in words; nothing as long as nobody knows. */
function left(elapsed: number, finished: Count, expected: Count): string {
  if (elapsed < untold || finished.work === 0) return '';
  const seconds = ((elapsed / finished.work) * (expected.work - finished.work)) / 1000;
  return `, about ${Math.ceil(seconds)} s left`;
}
