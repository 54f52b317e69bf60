// In: valid content. Out: years that are so much later than all others that they are likely typing errors.
import type { Fault } from '../problem/locate.ts';
import { leavesOf, type Shape } from '../schema/collection.ts';
import { collections } from '../schema/collections.ts';
import type { Content } from '../schema/content.ts';
import { siteSchema } from '../schema/site.ts';
import { valueAt } from './at-path.ts';
import type { Path } from './yaml.ts';

/** A year that lies ahead, where it stands, and the fault with it. */
interface YearAhead {
  readonly file: string;
  readonly path: Path;
  readonly year: number;
  readonly fault: Fault;
}

// Not the current year: output is a pure function of the input. The copyright line and other entries may be newer.
const releaseYear = 2026;

/**
 * The years that exceed both `copyrightYear` and all others by more than 2; by 20 where it isn't set, or is itself that
 * far ahead.
 */
export function yearsAhead({ folder, entries, site }: Content): YearAhead[] {
  const years = [
    ...yearsIn(siteSchema.shape, site, `${folder}/site.yaml`),
    ...entries.flatMap(({ collection, fields, file }) =>
      yearsIn(collections[collection].shared, fields, file),
    ),
  ];
  const ahead = aheadOf(years, releaseYear, 20);
  const stated = site?.copyrightYear;
  if (stated === undefined || ahead.some(({ year }) => year === stated)) return ahead;
  return aheadOf(years, Math.max(stated, releaseYear), 2);
}

type Found = ReturnType<typeof yearsIn>[number];

function aheadOf(years: readonly Found[], from: number, tolerance: number): YearAhead[] {
  let newest = from;
  return years
    .toSorted((a, b) => a.year - b.year)
    .flatMap(({ value, ...found }) => {
      const latest = newest + tolerance;
      if (found.year > latest) return [{ ...found, fault: yearFault(value, found.year, latest) }];
      newest = Math.max(newest, found.year);
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

function yearsIn(shape: Shape, fields: unknown, file: string) {
  return leavesOf(shape).flatMap(({ path, field }) => {
    const value = valueAt(fields, path);
    const isYear = /^(?:year|copyrightYear)$/.test(path.join()) || field?.kind === 'date';
    if (!isYear || (typeof value !== 'string' && typeof value !== 'number')) return [];
    return [{ file, path, value: String(value), year: Number(String(value).slice(0, 4)) }];
  });
}
