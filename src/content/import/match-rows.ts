// In: the drafts of a table’s rows and the existing entries. Out: the entry of each draft, and where the two differ.
import { valueAt } from '../fields/value-at.ts';
import type { ParsedFile } from '../source/source-file.ts';
import type { Collection } from '../fields/collection.ts';
import { validValue } from '../fields/read-fields.ts';
import { bodyName, type Field, fieldAt, type Shape } from '../fields/shape.ts';
import type { Draft, Value } from './draft.ts';

/** The entry that a draft belongs to. */
export interface Match {
  readonly file: string;
  readonly differences: readonly Difference[];
}

/** A field whose values differ between a table and an entry. */
export interface Difference {
  readonly name: string;
  readonly rowValue: Value;
  /** Undefined if the entry has none. */
  readonly entryValue: unknown;
}

/** Whether a draft has a title or a day, by which it is recognized when its table is imported again. */
export function isIdentifiable({ values, titleField }: Draft): boolean {
  return values.has(titleField) || values.has(date);
}

const date = 'date';

/**
 * Matches drafts and entries of the same title and day one to one, those with fewer differences first. An entry whose title
 * or day was corrected still matches by its slug. Fields that only the entry has aren’t differences, since editors complete
 * what they import.
 */
export function matchRows(
  drafts: readonly Draft[],
  sources: readonly ParsedFile[],
  { fields }: Collection,
): ReadonlyMap<Draft, Match> {
  const entries = sources.map((source) => ({ file: source.file, valueOf: valuesOf(source) }));
  const pairs = drafts.flatMap((draft) =>
    entries
      .filter(
        ({ file, valueOf }) => file.endsWith(`/${draft.slug}.mdx`) || isSameThing(draft, valueOf),
      )
      .map(({ file, valueOf }) => ({
        draft,
        file,
        differences: differencesOf(draft, valueOf, fields),
      })),
  );
  const closest = pairs.toSorted(
    (a, b) =>
      a.differences.length - b.differences.length || b.draft.values.size - a.draft.values.size,
  );
  const matches = new Map<Draft, Match>();
  const matchedFiles = new Set<string>();
  for (const { draft, file, differences } of closest) {
    if (matches.has(draft) || matchedFiles.has(file)) continue;
    matches.set(draft, { file, differences });
    matchedFiles.add(file);
  }
  return matches;
}

type ValueOf = (name: string) => unknown;

/** The values of an entry keyed by field name, its body included. */
function valuesOf({ tree, body }: ParsedFile): ValueOf {
  const text = body?.text.replaceAll('\r', '').trim() ?? '';
  return (name) => (name === bodyName ? text : valueAt(tree.value, name.split('.')));
}

/** Whether an entry agrees with a draft in title and day; it may lack one of the two. */
function isSameThing({ values, titleField }: Draft, valueOf: ValueOf): boolean {
  const pairs = [titleField, date].map((name) => [name, values.get(name), valueOf(name)] as const);
  const isShared = pairs.some(([, drafted, existing]) => drafted !== undefined && isSet(existing));
  return (
    isShared &&
    pairs.every(([name, drafted, existing]) => !isSet(existing) || agrees(name, drafted, existing))
  );
}

function agrees(name: string, drafted: unknown, existing: unknown): boolean {
  const [one, two] = [String(drafted), String(existing)];
  // A day may be added where there was only a month.
  return one === two || (name === date && (one.startsWith(two) || two.startsWith(one)));
}

function differencesOf({ values, body }: Draft, valueOf: ValueOf, shape: Shape): Difference[] {
  const all = [...values, ...(body === '' ? [] : [[bodyName, body] as const])];
  return all.flatMap(([name, rowValue]) => {
    const entryValue = valueOf(name);
    const field = fieldAt(shape, name.split('.'));
    return isEqual(rowValue, entryValue, field) ? [] : [{ name, rowValue, entryValue }];
  });
}

/** Whether two values parse to the same, such as `12 min` and `12'`; invalid ones are compared as text. */
function isEqual(one: unknown, two: unknown, field: Field | undefined): boolean {
  const [a, b] = [one, two].map((value) =>
    JSON.stringify((field && validValue(field, value)) ?? value),
  );
  return a === b;
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null;
}
