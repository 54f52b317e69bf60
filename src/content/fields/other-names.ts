// Names by which editors may know a field, for the hint of an unknown one.
import { z } from 'zod';

/** The name of a field or of the text below, by another name for it. */
export type OtherNames = Readonly<Record<string, string>>;

/** The fields, or `body`, that other names stand for, by the schema of an entry. */
export const otherNames = z.registry<OtherNames>();

/** A table of other names from those of each field, which have spaces between them. */
export function byOtherName(fields: Readonly<Record<string, string>>): OtherNames {
  const pairs = Object.entries(fields).flatMap(([field, names]) =>
    names.split(' ').map((name) => [name, field] as const),
  );
  return Object.fromEntries(pairs);
}
