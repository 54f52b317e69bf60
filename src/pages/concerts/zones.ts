// The time zones that concerts name: that of one concert holds for all in its town.
import { groupBy } from '../../lists.ts';

/** Where a concert is, as its original says. */
export interface Place {
  readonly timeZone?: string | undefined;
  readonly country?: string | undefined;
  readonly city?: string | undefined;
}

/** A town; where none is named, any of the country. */
export function townKey({ country, city }: Place): string {
  return [country, city].join('\n');
}

/** The zones of towns, except those whose name has several: it is that of different towns. */
export function zonesByTown(places: readonly Place[]): ReadonlyMap<string, string> {
  const named = places.filter(({ timeZone, city }) => timeZone && city);
  const zones = groupBy(named, townKey).flatMap(({ name, items }) => {
    const [zone, ...others] = new Set(items.map(({ timeZone }) => timeZone));
    return zone && others.length === 0 ? [[name, zone] as const] : [];
  });
  return new Map(zones);
}
