// In: the first lines of a table. Out: the line with the headings, its delimiter, and the field of each heading.
import type { Collection } from '../fields/collection.ts';
import { labelOfPath } from '../fields/label.ts';
import { bodyName, namesIn } from '../fields/shape.ts';

interface TableHeading {
  /** From 1. */
  readonly line: number;
  readonly delimiter: string;
  /** The field of each column, or the body. An alias counts only if no column has the field’s name. */
  readonly fieldsOf: (headings: readonly string[]) => readonly (string | undefined)[];
}

/** How many lines are searched for a heading. */
const maxLines = 5;

/** The first of the top five lines that names two fields, if any. */
export function findHeading(text: string, collection: Collection): TableHeading | undefined {
  const fieldByName = fieldsByName(collection);
  const fieldsOf = (headings: readonly string[]) => {
    const names = headings.map(normalize);
    return names.map((name) => {
      const field = fieldByName.get(name);
      const canonical = normalize(field ?? '');
      return name !== canonical && names.includes(canonical) ? undefined : field;
    });
  };
  const candidates = text.split('\n', maxLines).flatMap((line, index) => {
    const counts = [',', ';', '\t'].map((delimiter) => {
      const fields = fieldsOf(line.replaceAll('"', '').split(delimiter));
      return { line: index + 1, delimiter, count: fields.filter((field) => field).length };
    });
    return counts.toSorted((a, b) => b.count - a.count).slice(0, 1);
  });
  const heading = candidates.find(({ count }) => count > 1);
  return heading && { ...heading, fieldsOf };
}

/** The fields of a collection, and its body if any. */
export function columnNames({ fields, body }: Collection): string[] {
  return [...namesIn(fields), ...(body ? [bodyName] : [])];
}

/** Fields keyed by alias, editor label and name; the later win. */
function fieldsByName(collection: Collection): ReadonlyMap<string, string> {
  const names = columnNames(collection);
  const { original } = collection;
  const labels = names.map((name) => [labelOfPath(name, original).slice(1, -1), name] as const);
  const aliases = [...(original.aliases ?? [])].filter(([, name]) => names.includes(name));
  const all = [...aliases, ...labels, ...names.map((name) => [name, name] as const)];
  return new Map(all.map(([heading, name]) => [normalize(heading), name]));
}

/** @example normalize('Start_Date') // => 'startdate' */
function normalize(heading: string): string {
  return heading.toLowerCase().replaceAll(/[\s_]/g, '');
}
