// In: an entry, and the content as it is. Out: the entry with a place among the others of its collection.
import type { Collection } from '../../content/fields/collection.ts';
import type { Values } from '../../content/source/values-in.ts';
import { collectionOf } from './source-format.ts';
import type { Identity } from './entry-files.ts';
import type { CurrentContent } from './known-content.ts';

/** Whether editors put the entries of a collection in order. */
export function isOrdered({ order }: Collection): boolean {
  return order.includes('order');
}

/** Gives a new entry the last place: Sveltia CMS counts what is published alone, and not what waits for a review. */
export function withPlace(
  { collection }: Identity,
  values: Values,
  { reading, unnamed }: CurrentContent,
  isNew = values['order'] === undefined,
): Values {
  if (!isNew || !collectionOf(collection)?.order.includes('order')) return values;
  const named = reading.sources.filter(
    ({ role }) => role.kind === 'entry' && role.collection.name === collection,
  );
  const all = [...named, ...unnamed.filter((each) => each.collection === collection)];
  const next = all.map(({ text }) => {
    const [, place = 0] = /^["']?order["']? *: *["']?(\d+)/m.exec(text) ?? [];
    return Number(place) + 1;
  });
  return { ...values, order: Math.max(Number(values['order'] ?? 1), ...next) };
}
