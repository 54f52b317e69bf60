// In: the first lines of a table. Out: the one that names fields, what parts its cells, and the field of each heading.
import type { Collection } from '../fields/collection.ts';
import { labelOfPath } from '../fields/label.ts';
import { bodyName, namesIn } from '../fields/shape.ts';

interface TableHeading {
  /** From 1. */
  readonly line: number;
  readonly delimiter: string;
  /** The fields, or the body, that columns are of; one by another name only where none has the field’s own. */
  readonly fieldsOf: (headings: readonly string[]) => readonly (string | undefined)[];
}

/** In how many lines a heading is searched. */
const most = 5;

/** The first line that names two fields; nothing where none of the first five does. */
export function findHeading(text: string, collection: Collection): TableHeading | undefined {
  const known = fieldsByName(collection);
  const fieldsOf = (headings: readonly string[]) => {
    const words = headings.map(plain);
    return words.map((word) => {
      const field = known.get(word);
      const canonical = plain(field ?? '');
      return word !== canonical && words.includes(canonical) ? undefined : field;
    });
  };
  const all = text.split('\n', most).flatMap((line, index) => {
    const counts = [',', ';', '\t'].map((delimiter) => {
      const fields = fieldsOf(line.replaceAll('"', '').split(delimiter));
      return { line: index + 1, delimiter, count: fields.filter((field) => field).length };
    });
    return counts.toSorted((a, b) => b.count - a.count).slice(0, 1);
  });
  const found = all.find(({ count }) => count > 1);
  return found && { ...found, fieldsOf };
}

/** The fields of a collection and, where it has one, the body. */
export function columnNames({ fields, body }: Collection): string[] {
  return [...namesIn(fields), ...(body ? [bodyName] : [])];
}

/** Fields by their other names, their labels in the editor and, before these, their names. */
function fieldsByName(collection: Collection): ReadonlyMap<string, string> {
  const names = columnNames(collection);
  const { original } = collection;
  const labels = names.map((name) => [labelOfPath(name, original).slice(1, -1), name] as const);
  const others = [...(original.aliases ?? [])].filter(([, name]) => names.includes(name));
  const all = [...others, ...labels, ...names.map((name) => [name, name] as const)];
  return new Map(all.map(([word, name]) => [plain(word), name]));
}

/** @example plain('Start_Date') // => 'startdate' */
function plain(heading: string): string {
  return heading.toLowerCase().replaceAll(/[\s_]/g, '');
}
