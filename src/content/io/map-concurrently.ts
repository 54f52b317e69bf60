import { availableParallelism } from 'node:os';

/**
 * Maps items by an asynchronous task; results are in the order of items. As many tasks run concurrently as the machine
 * has processors. After the first failure no task starts; it rejects with that error once all running tasks have settled.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  // All workers share one iterator, so each item is processed once; the first failure closes it.
  const queue = entriesOf(items);
  const runWorker = async () => {
    for (const [index, item] of queue) results[index] = await task(item);
  };
  const workers = Array.from({ length: availableParallelism() }, runWorker);
  try {
    await Promise.all(workers);
  } finally {
    await Promise.allSettled(workers);
  }
  return results;
}

/** The items with their indexes. A generator, since an array's iterator can't be closed. */
function* entriesOf<Item>(items: readonly Item[]) {
  yield* items.entries();
}
