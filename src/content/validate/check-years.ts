// In: every entry. Out: years that lie far beyond those of all the others, which are slips of the hand.
import type { Fault } from '../problem/locate.ts';
import { leavesOf } from '../schema/collection.ts';
import { collections } from '../schema/collections.ts';
import type { Content, Entry } from '../schema/content.ts';
import { valueAt } from './at-path.ts';
import type { Path } from './yaml.ts';

/** A year where it stands. */
interface FoundYear {
  readonly entry: Entry;
  readonly path: Path;
  readonly fault: Fault;
}

// The engine has no clock, so that its output depends on its input alone. It knows when it was written, the year of
// the copyright line, and the other entries, which may be newer than both.
const written = 2026;

/** The years that are more than two after the copyright line's and the other entries' (without that line, twenty). */
export function yearsAhead({ entries, site }: Content): FoundYear[] {
  const all = entries
    .flatMap((entry) => yearsIn(entry).map((found) => ({ entry, ...found })))
    .toSorted((a, b) => a.year - b.year);
  const most = site?.copyrightYear === undefined ? 20 : 2;
  let newest = Math.max(site?.copyrightYear ?? 0, written);
  return all.flatMap(({ entry, path, year, value }) => {
    if (year > newest + most) return [{ entry, path, fault: ahead(value, year, newest + most) }];
    newest = Math.max(newest, year);
    return [];
  });
}

function ahead(value: string, year: number, latest: number): Fault {
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

/** The years that have the same digits, two of them in each other's place. */
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
