import { availableParallelism } from 'node:os';

/**
 * Maps items by an asynchronous task; results keep the order of items. As many tasks run concurrently as the machine
 * has processors. Rejects with the first failure.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  // All workers share one iterator, so each item is processed once.
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}
