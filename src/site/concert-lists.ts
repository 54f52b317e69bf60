// The lists of concerts by year and by country: their paths below the page of concerts.

const folder = 'in/';

/**
 * The list that a day's concerts are in.
 * @example yearList('2027-02-12') // => 'in/2027'
 */
export function yearList(date: string): string {
  return folder + date.slice(0, 4);
}

/**
 * The list of the concerts in a country.
 * @example countryList('ES') // => 'in/es'
 */
export function countryList(country: string): string {
  return folder + country.toLowerCase();
}

/** Whether a part of the concerts is a list of several, and not one concert. */
export function isList(part: string): boolean {
  return part.startsWith(folder);
}

/** What a list is of: a year, or the code of a country. */
export function subjectOf(list: string): string {
  return list.slice(folder.length).toUpperCase();
}
