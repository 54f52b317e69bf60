import { assumeType } from './assume-type.ts';

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
  for (const item of items) {
    const group = groups.get(nameOf(item)) ?? [];
    group.push(item);
    groups.set(nameOf(item), group);
  }
  return [...groups].map(([name, groupItems]) => ({ name, items: groupItems }));
}

/** The items of a list that never changes its order, each with a key for React: two may be equal. */
export function withKeys<Item>(
  items: readonly Item[],
): readonly { readonly key: number; readonly item: Item }[] {
  return items.map((item, key) => ({ key, item }));
}

/** An object with some of its properties, in its order. */
export function pick<Values extends object, Key extends keyof Values>(
  values: Values,
  keys: readonly Key[],
): Pick<Values, Key> {
  const wanted = new Set<PropertyKey>(keys);
  return assumeType(Object.fromEntries(Object.entries(values).filter(([key]) => wanted.has(key))));
}
