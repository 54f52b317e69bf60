/** Items under one name. */
export interface Group<Item, Name> {
  readonly name: Name;
  readonly items: readonly Item[];
}

/** Groups items by a name of each; groups and items keep their order. */
export function groupBy<Item, Name extends string>(
  items: readonly Item[],
  nameOf: (item: Item) => Name,
): readonly Group<Item, Name>[] {
  const groups = new Map<Name, Item[]>();
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item]);
  return [...groups].map(([name, own]) => ({ name, items: own }));
}
