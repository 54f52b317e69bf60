// In: an entry, and what its collection declares. Out: the entries of others that it names.
import type { Collection } from './collection.ts';
import { walk } from './walk.ts';

type Fields = Pick<Collection, 'fields'>;

/** An entry by the names of its collection and its file. */
export interface EntryName {
  readonly collection: string;
  readonly slug: string;
}

/** The names of entries in the fields of one. */
function referencesIn({ fields }: Fields, values: unknown): EntryName[] {
  return walk(fields, values).flatMap(({ type: { refersTo }, value: slugs }) =>
    refersTo && Array.isArray(slugs)
      ? slugs.map((slug) => ({ collection: refersTo, slug: String(slug) }))
      : [],
  );
}

export function isNaming(declared: Fields, entry: unknown, named: EntryName): boolean {
  return referencesIn(declared, entry).some(
    ({ collection, slug }) => collection === named.collection && slug === named.slug,
  );
}
