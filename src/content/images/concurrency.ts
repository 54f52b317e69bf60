import { availableParallelism } from 'node:os';

/**
 * The results of a task for every item, in their order; as many run at once as the machine has processors. Rejects with
 * the first failure.
 */
export async function mapAtOnce<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  // All workers take from one iterator, so each item is done once.
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}
