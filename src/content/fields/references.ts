// In: an entry, and the fields of its collection. Out: the entries that it refers to.
import type { Collection } from './collection.ts';
import { walkFields } from './walk.ts';

/** A reference to an entry. */
export interface EntryRef {
  readonly collection: string;
  readonly slug: string;
}

function referencesIn({ fields }: Pick<Collection, 'fields'>, values: unknown): EntryRef[] {
  return walkFields(fields, values).flatMap(({ type: { refersTo }, value: slugs }) =>
    refersTo && Array.isArray(slugs)
      ? slugs.map((slug) => ({ collection: refersTo, slug: String(slug) }))
      : [],
  );
}

/** Whether the fields of an entry refer to another entry. */
export function refersToEntry(
  collection: Pick<Collection, 'fields'>,
  fields: unknown,
  target: EntryRef,
): boolean {
  return referencesIn(collection, fields).some(
    (reference) => reference.collection === target.collection && reference.slug === target.slug,
  );
}
