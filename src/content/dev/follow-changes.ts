// In: the events of a watcher, which drops some. Out: their paths are read soon, and again until nothing changes.
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds from the first event of a save until it is read: many programs empty a file before they write it. */
const firstReadDelay = 5;

/** Milliseconds after the last event: chokidar drops changes of a file for 50, and reports a deletion after 100. */
const debounce = 110;

/** The longest wait for files that keep changing, in milliseconds. */
const maxWait = 2000;

/** Milliseconds until everything is read again: a watcher may miss the last of several quick changes. */
const rescanDelay = 1000;

/** The path of the watched folder itself, which means every file. */
const everything = '';

interface FollowOptions {
  /** Reads paths again; resolves to whether anything was different. */
  readonly read: (paths: readonly string[]) => Promise<boolean>;
  /** Called once two successive reads found no difference. */
  readonly onIdle: () => void;
  readonly fail: (error: unknown) => void;
}

/** Returns a function to be called with the path of each event. */
export function followChanges({ read, onIdle, fail }: FollowOptions): (path: string) => void {
  const paths = new Set<string>();
  let lastEvent = 0;
  let isFollowing = false;
  let rescan: NodeJS.Timeout | undefined;

  async function follow(): Promise<void> {
    await wait(firstReadDelay);
    await read([...paths]);
    while (paths.size > 0) {
      await debounced();
      const batch = [...paths];
      paths.clear();
      if (await read(batch)) batch.forEach((path) => paths.add(path));
      else scheduleRescan(batch);
    }
  }

  function scheduleRescan(batch: readonly string[]): void {
    onIdle();
    if (!batch.includes(everything)) rescan = setTimeout(enqueue, rescanDelay, everything).unref();
  }

  async function debounced(): Promise<void> {
    const end = performance.now() + maxWait;
    for (let ms = debounce; ms > 0; ms = Math.min(lastEvent + debounce, end) - performance.now())
      await wait(ms);
  }

  function enqueue(path: string): void {
    clearTimeout(rescan);
    paths.add(path);
    lastEvent = performance.now();
    if (isFollowing) return;
    isFollowing = true;
    void follow()
      .catch((error: unknown) => {
        // The next event also reads what has just failed.
        paths.add(everything);
        fail(error);
      })
      .finally(() => (isFollowing = false));
  }

  return enqueue;
}
