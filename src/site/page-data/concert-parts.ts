// The addresses below the page of concerts: one for each that is to come, and lists by year and by country.
import type { Concert } from '../../content/schema/collections.ts';
import { endOf } from '../../text/local-time.ts';
import { zoneOfPlace, zonesOf } from '../../text/time-zones.ts';
import { countryList, yearList } from '../concert-lists.ts';
import { isOver } from '../next-concert.ts';
import { entriesOf, type LocalContent } from './local-content.ts';

/** As long as a concert is taken to last, in seconds: nobody announces its end. */
export const assumedLength = 3 * 60 * 60;

/** The most concerts that one page shows of those that are over; where there are more, there are lists. */
export const mostOnOnePage = 20;

/** The time of a concert, as its place's clocks show it. */
export function localTimeOf(concert: Concert, { site }: LocalContent) {
  const { date, time, country } = concert;
  // Of a day without a time, any zone of the country will do.
  const timeZone = zoneOfPlace(concert, site.timeZone) ?? zonesOf(country)[0] ?? 'UTC';
  return { date, timeZone, ...(time !== undefined && { time }) };
}

/** The moment at which a concert is over, in UTC; of several days, the last one's end. */
export function endOfConcert(concert: Concert, local: LocalContent): string {
  const { timeZone, ...start } = localTimeOf(concert, local);
  return endOf({ ...(concert.until ? { date: concert.until } : start), timeZone }, assumedLength);
}

/** The parts: slugs of concerts that are to come on the day of the build, then lists such as `in/2027` and `in/es`. */
export function concertParts(local: LocalContent): string[] {
  const all = entriesOf(local.collections.concerts);
  const now = Date.parse(local.builtAt);
  const coming = all.filter((concert) => !isOver({ ends: endOfConcert(concert, local) }, now));
  return [...coming.map(({ slug }) => slug), ...listsOf(all).flat()];
}

/** The lists that there are of concerts: by year, the latest first, and by country. */
export function listsOf(all: readonly Concert[]): string[][] {
  if (all.length <= mostOnOnePage) return [];
  const years = all.map(({ date }) => yearList(date)).toReversed();
  return [[...new Set(years)], [...new Set(all.map(({ country }) => countryList(country)))]];
}
