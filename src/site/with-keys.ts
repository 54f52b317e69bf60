/** The items of a list that never changes its order, each with a key for React: two may be equal. */
export function withKeys<Item>(
  items: readonly Item[],
): readonly { readonly key: number; readonly item: Item }[] {
  return items.map((item, key) => ({ key, item }));
}
