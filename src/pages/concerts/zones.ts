// The time zones of towns: that of one concert applies to all in its town.
import { groupBy } from '../../lists.ts';

/** Where a concert is, according to its original. */
export interface Place {
  readonly timeZone?: string | undefined;
  readonly country?: string | undefined;
  readonly city?: string | undefined;
}

/** Identifies a town or, without `city`, the country. */
export function townKey({ country, city }: Place): string {
  return [country, city].join('\n');
}

/** Time zones keyed by `townKey`. A name with several zones is that of different towns and is omitted. */
export function zonesByTown(places: readonly Place[]): ReadonlyMap<string, string> {
  const complete = places.filter(({ timeZone, city }) => timeZone && city);
  const zones = groupBy(complete, townKey).flatMap(({ name, items }) => {
    const [zone, ...conflicting] = new Set(items.map(({ timeZone }) => timeZone));
    return zone && conflicting.length === 0 ? [[name, zone] as const] : [];
  });
  return new Map(zones);
}
