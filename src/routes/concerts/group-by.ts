/** Items under one name. */
export interface Group<Item> {
  readonly name: string;
  readonly items: readonly Item[];
}

/** Groups items by a name of each; groups and items keep their order. */
export function groupBy<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly Group<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item]);
  return [...groups].map(([name, own]) => ({ name, items: own }));
}
