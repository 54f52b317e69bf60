// The addresses below the page of concerts: one for each, and lists by year and by country.
import type { Concert } from '../../content/schema/collections.ts';
import { countryList, yearList } from '../concert-lists.ts';
import { entriesOf, type LocalContent } from './local-content.ts';

/** The most concerts that one page shows of those that are over; where there are more, there are lists. */
export const mostOnOnePage = 20;

/**
 * The parts: slugs of concerts, which stay when they are over, then lists such as `in/2027` and `in/es`. Where there are
 * lists, an entry is surely in that of its year.
 */
export function concertParts(local: LocalContent) {
  const all = entriesOf(local.collections.concerts);
  return [
    ...all.map(({ slug }) => ({ part: slug, entries: [] })),
    ...listsOf(all)
      .flat()
      .map((part) => ({ part, entries: all.filter(({ date }) => yearList(date) === part) })),
  ];
}

/** The lists that there are of concerts: by year, the latest first, and by country. */
export function listsOf(all: readonly Concert[]): string[][] {
  if (all.length <= mostOnOnePage) return [];
  const years = new Set(all.flatMap(yearListsOf));
  const countries = new Set(all.flatMap(({ country }) => (country ? countryList(country) : [])));
  return [[...years].toSorted().toReversed(), [...countries]];
}

/** The lists of the years in which a concert is performed. */
export function yearListsOf({ date, also = [] }: Concert): string[] {
  return [date, ...also.map((each) => each.date)].map(yearList);
}
