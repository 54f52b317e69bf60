// In: the events of a watcher, which drops some. Out: what they are about is read soon, and again until it has settled.
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds from the first event of a save until it is read: many programs empty a file before they write it. */
const firstReadDelay = 5;

/** Milliseconds after the last event: chokidar drops changes of a file for 50, and reports a deletion after 100. */
const debounce = 110;

/** The longest that is waited for files that change all the time, in milliseconds. */
const longest = 2000;

/** Milliseconds after which all is read once more: of changes in quick succession a watcher may miss the last. */
const rescanDelay = 1000;

/** The path that stands for all: that of the watched folder itself. */
const everything = '';

interface Follower {
  /** Reads paths again; resolves to whether anything was different. */
  readonly read: (paths: readonly string[]) => Promise<boolean>;
  /** Called once two readings in succession were the same. */
  readonly onIdle: () => void;
  readonly fail: (error: unknown) => void;
}

/** Returns a function to be called with the path of each event. */
export function followChanges({ read, onIdle, fail }: Follower): (path: string) => void {
  const paths = new Set<string>();
  let last = 0;
  let isFollowing = false;
  let later: NodeJS.Timeout | undefined;

  async function follow(): Promise<void> {
    await wait(firstReadDelay);
    await read([...paths]);
    while (paths.size > 0) {
      await quiet();
      const all = [...paths];
      paths.clear();
      if (await read(all)) all.forEach((path) => paths.add(path));
      else scheduleRescan(all);
    }
  }

  function scheduleRescan(all: readonly string[]): void {
    onIdle();
    if (!all.includes(everything)) later = setTimeout(enqueue, rescanDelay, everything).unref();
  }

  async function quiet(): Promise<void> {
    const end = performance.now() + longest;
    for (let ms = debounce; ms > 0; ms = Math.min(last + debounce, end) - performance.now())
      await wait(ms);
  }

  function enqueue(path: string): void {
    clearTimeout(later);
    paths.add(path);
    last = performance.now();
    if (isFollowing) return;
    isFollowing = true;
    void follow()
      .catch((error: unknown) => {
        // The next event reads what has just failed as well.
        paths.add(everything);
        fail(error);
      })
      .finally(() => (isFollowing = false));
  }

  return enqueue;
}
