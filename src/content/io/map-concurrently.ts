import { availableParallelism } from 'node:os';

/**
 * Maps items by an asynchronous task; results keep the order of items. As many tasks run concurrently as the machine
 * has processors. After the first failure no other task starts; it rejects with that once those that run have ended.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  // All workers share one iterator, so each item is processed once; the first that fails closes it.
  const queue = inSequence(items);
  const work = async () => {
    for (const [index, item] of queue) results[index] = await task(item);
  };
  const workers = Array.from({ length: availableParallelism() }, work);
  try {
    await Promise.all(workers);
  } finally {
    await Promise.allSettled(workers);
  }
  return results;
}

/** Unlike that of an array, its iterator can be closed. */
function* inSequence<Item>(items: readonly Item[]) {
  yield* items.entries();
}
