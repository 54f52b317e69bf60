import type { ListedItem } from './data.ts';

/** The item with a quote that is nearest to the middle of the list. */
export function quotedMidway(items: readonly ListedItem[]): ListedItem | undefined {
  const middle = (items.length - 1) / 2;
  const distance = (item: ListedItem) => Math.abs(items.indexOf(item) - middle);
  return items
    .filter(({ quote }) => quote !== undefined)
    .sort((a, b) => distance(a) - distance(b))[0];
}
