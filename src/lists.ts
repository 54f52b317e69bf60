import { assumeType } from './assume-type.ts';

/** Items with the same name. */
export interface Group<Item, Name> {
  readonly name: Name;
  readonly items: readonly Item[];
}

/** Groups items by a name; groups and items stay in order. */
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

/** Items of a list that is never reordered, with keys for React: they may be equal. */
export function withKeys<Item>(
  items: readonly Item[],
): readonly { readonly key: number; readonly item: Item }[] {
  return items.map((item, key) => ({ key, item }));
}

/** A copy of an object with only some of its properties, in its order. */
export function pick<Values extends object, Key extends keyof Values>(
  values: Values,
  keys: readonly Key[],
): Pick<Values, Key> {
  const picked = new Set<PropertyKey>(keys);
  return assumeType(Object.fromEntries(Object.entries(values).filter(([key]) => picked.has(key))));
}
