import { availableParallelism } from 'node:os';

/** Runs a task for every item, as many at once as the machine has processors. Rejects with the first failure. */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
): Promise<void> {
  // All workers take from one iterator, so each item is done once.
  const queue = items.values();
  await Promise.all(Array.from({ length: availableParallelism() }, () => work(queue, task)));
}

async function work<Item>(
  queue: Iterator<Item, undefined>,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const next = queue.next();
  if (next.done) return;
  await task(next.value);
  await work(queue, task);
}
