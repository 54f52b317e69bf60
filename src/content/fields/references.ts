// In: an entry, and what its collection declares. Out: the entries of others that it names.
import type { Collection } from './collection.ts';
import { walkFields } from './walk.ts';

type Fields = Pick<Collection, 'fields'>;

/** An entry by the names of its collection and its file. */
export interface EntryRef {
  readonly collection: string;
  readonly slug: string;
}

/** The names of entries in the fields of one. */
function referencesIn({ fields }: Fields, values: unknown): EntryRef[] {
  return walkFields(fields, values).flatMap(({ type: { refersTo }, value: slugs }) =>
    refersTo && Array.isArray(slugs)
      ? slugs.map((slug) => ({ collection: refersTo, slug: String(slug) }))
      : [],
  );
}

export function refersToEntry(declared: Fields, entry: unknown, named: EntryRef): boolean {
  return referencesIn(declared, entry).some(
    ({ collection, slug }) => collection === named.collection && slug === named.slug,
  );
}
