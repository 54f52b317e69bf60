import type { ListedItem } from '../../site/page-data/press.ts';

/** The press items of a year. */
export interface YearOfPress {
  readonly year: string;
  readonly items: readonly ListedItem[];
}

/** Groups items by year; the years keep the items' order. */
export function groupByYear(items: readonly ListedItem[]): YearOfPress[] {
  const years = new Map<string, ListedItem[]>();
  for (const item of items) {
    const year = item.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), item]);
  }
  return [...years].map(([year, own]) => ({ year, items: own }));
}

/** The item with a quote that is nearest to the middle of the list. */
export function quotedMidway(items: readonly ListedItem[]): ListedItem | undefined {
  const middle = (items.length - 1) / 2;
  const distance = (item: ListedItem) => Math.abs(items.indexOf(item) - middle);
  return items
    .filter(({ quote }) => quote !== undefined)
    .toSorted((a, b) => distance(a) - distance(b))[0];
}
