// In: all entries. Out: years that are so much later than all others that they are likely typing errors.
import type { Fault } from '../problem/locate.ts';
import { leavesOf } from '../schema/collection.ts';
import { collections } from '../schema/collections.ts';
import type { Content, Entry } from '../schema/content.ts';
import { valueAt } from './at-path.ts';
import type { Path } from './yaml.ts';

/** A year and the fault with it. */
interface FoundYear {
  readonly entry: Entry;
  readonly path: Path;
  readonly fault: Fault;
}

// Not the current year: output is a pure function of the input. The copyright line and other entries may be newer.
const releaseYear = 2026;

/** The years that exceed both `copyrightYear` and all other entries by more than 2, or by 20 where it isn't set. */
export function yearsAhead({ entries, site }: Content): FoundYear[] {
  const all = entries
    .flatMap((entry) => yearsIn(entry).map((found) => ({ entry, ...found })))
    .toSorted((a, b) => a.year - b.year);
  const tolerance = site?.copyrightYear === undefined ? 20 : 2;
  let newest = Math.max(site?.copyrightYear ?? 0, releaseYear);
  return all.flatMap(({ entry, path, year, value }) => {
    const latest = newest + tolerance;
    if (year > latest) return [{ entry, path, fault: yearFault(value, year, latest) }];
    newest = Math.max(newest, year);
    return [];
  });
}

function yearFault(value: string, year: number, latest: number): Fault {
  const meant = swapped(year).find((each) => each <= latest && each > latest - 100);
  return {
    code: 'year-ahead',
    severity: 'warning',
    message: `The year ${year} lies far ahead: ${latest} is the last that would go with the rest of the content.`,
    hint: meant
      ? `Did you mean \`${value.replace(String(year), String(meant))}\`?`
      : 'Correct it, unless it is meant.',
  };
}

/** The years that result from swapping two of the last three digits. */
function swapped(year: number): number[] {
  const digits = String(year).split('');
  const pairs = [
    [1, 2],
    [2, 3],
    [1, 3],
  ] as const;
  return pairs.map(([a, b]) =>
    Number(
      digits
        .with(a, digits[b] ?? '')
        .with(b, digits[a] ?? '')
        .join(''),
    ),
  );
}

function yearsIn({ collection, fields }: Entry) {
  return leavesOf(collections[collection].shared).flatMap(({ path, field }) => {
    const value = valueAt(fields, path);
    const isYear = path.join() === 'year' || field?.kind === 'date';
    if (!isYear || (typeof value !== 'string' && typeof value !== 'number')) return [];
    return [{ path, value: String(value), year: Number(String(value).slice(0, 4)) }];
  });
}
