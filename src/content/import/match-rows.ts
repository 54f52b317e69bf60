// In: the drafts of a table’s rows and the entries that there are. Out: which entry each is of, and where the two differ.
import { valueAt } from '../fields/value-at.ts';
import type { ParsedFile } from '../source/source-file.ts';
import type { Collection } from '../fields/collection.ts';
import { validValue } from '../fields/read-fields.ts';
import { bodyName, type Field, fieldAt, type Shape } from '../fields/shape.ts';
import type { Draft, Value } from './draft.ts';

/** The entry that a draft is of. */
export interface Match {
  readonly file: string;
  readonly differences: readonly Difference[];
}

/** A field that a table and an entry have another value of. */
export interface Difference {
  readonly name: string;
  readonly rowValue: Value;
  /** Nothing where the entry has none. */
  readonly entryValue: unknown;
}

/** Whether a draft says by what it is known when its table is read again: a title, or what stands for one, or a day. */
export function isIdentifiable({ values, titleField: heading }: Draft): boolean {
  return values.has(heading) || values.has(date);
}

const date = 'date';

/**
 * Matches drafts and entries of the same heading and day one to one, those first that differ in fewer fields; by the slug,
 * an entry is known whose title or day has been mended. What an entry says beside its row is no difference, since editors
 * complete what they import.
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

/** The values of an entry by the names of fields, its text included. */
function valuesOf({ tree, body }: ParsedFile): ValueOf {
  const text = body?.text.replaceAll('\r', '').trim() ?? '';
  return (name) => (name === bodyName ? text : valueAt(tree.value, name.split('.')));
}

/** Whether an entry has the heading and the day of a draft, and no other; it may lack one of the two. */
function isSameThing({ values, titleField: heading }: Draft, valueOf: ValueOf): boolean {
  const pairs = [heading, date].map((name) => [name, values.get(name), valueOf(name)] as const);
  const isShared = pairs.some(([, drafted, existing]) => drafted !== undefined && isSet(existing));
  return (
    isShared &&
    pairs.every(([name, drafted, existing]) => !isSet(existing) || agrees(name, drafted, existing))
  );
}

function agrees(name: string, drafted: unknown, existing: unknown): boolean {
  const [one, two] = [String(drafted), String(existing)];
  // A day may become known of which there was only the month.
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

/** Whether two values are the same, as far as they are valid in what they stand for: `12 min` and `12'`. */
function isEqual(one: unknown, two: unknown, field: Field | undefined): boolean {
  const [a, b] = [one, two].map((each) =>
    JSON.stringify((field && validValue(field, each)) ?? each),
  );
  return a === b;
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null;
}
