// Time zones and countries.
import { getAllCountries, getCountry, getTimezone } from 'countries-and-timezones';
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';

/** The names of the zones of places, without those such as `Etc/GMT+1`, whose sign is inverted. */
export const zoneNames = [tzlib_get_timezones()]
  .flat()
  .filter((name) => name.includes('/') && !name.startsWith('Etc/GMT'));

/** The codes of countries: those of ISO 3166, and that in use for Kosovo, which has none there. */
export const countryCodes = [...Object.keys(getAllCountries()), 'XK'];

/** A time zone: its iCalendar rules, and their name for it. */
interface Zone {
  readonly block: string;
  readonly id: string;
}

/** The time zone of a name. Throws if there is none. */
export function zoneByName(name: string): Zone {
  const [block, id] = [tzlib_get_ical_block(name)].flat();
  if (!block || !id) throw new RangeError(`There is no time zone \`${name}\`.`);
  return { block, id: id.replace(/^TZID=/, '') };
}

/**
 * The time zones of a country whose clocks differ, the first of each group.
 * @example zonesOf('DE') // => ['Europe/Berlin']
 * @example zonesOf('PT') // => ['Europe/Lisbon', 'Atlantic/Azores']
 */
export function zonesOf(country: string): readonly string[] {
  const zones = zonesByCountry.get(country) ?? distinctZonesOf(country);
  zonesByCountry.set(country, zones);
  return zones;
}

const zonesByCountry = new Map<string, readonly string[]>();

function distinctZonesOf(country: string): string[] {
  const all = allZonesOf(country).map((name) => [clocksOf(name), name] as const);
  return all
    .filter(([clocks], index) => all.findIndex(([candidate]) => candidate === clocks) === index)
    .map(([, name]) => name);
}

export function isZoneOf(name: string, country: string): boolean {
  return allZonesOf(country).includes(getTimezone(name)?.aliasOf ?? name);
}

/**
 * The time zone of a place: the given one, or the only one of its country, or the site’s if that is in the country or there
 * isn't a country; `undefined` if several remain.
 */
export function inferTimeZone(
  { timeZone, country }: Readonly<Record<'timeZone' | 'country', string | undefined>>,
  ofSite: string | undefined,
): string | undefined {
  if (timeZone !== undefined || country === undefined) return timeZone ?? ofSite;
  const [only = ofSite, ...furtherZones] = zonesOf(country);
  if (furtherZones.length === 0) return only;
  return ofSite !== undefined && isZoneOf(ofSite, country) ? ofSite : undefined;
}

/** All time zones of a country, well-known ones first and those that it shares with other countries last. */
function allZonesOf(country: string): string[] {
  const rank = (name: string) =>
    Number(!isWellKnown.test(name)) + Number(getTimezone(name)?.countries[0] !== country);
  const names = (getCountry(country)?.timezones ?? []).filter((name) => zoneNames.includes(name));
  return names.toSorted((a, b) => rank(a) - rank(b));
}

const isWellKnown =
  /Madrid|Lisbon|Moscow|Berlin|New_York|Chicago|Denver|Los_Angeles|Toronto|Vancouver|Mexico_City|Sao_Paulo|Santiago|Shanghai|Jakarta|Sydney|Perth|Auckland/;

/** The rules of a zone without its name. */
function clocksOf(name: string): string {
  const blocks = zoneByName(name).block.split(/^(?=BEGIN:(?:STANDARD|DAYLIGHT))/m);
  return blocks.slice(1).toSorted().join('').replaceAll('END:VTIMEZONE', '').trim();
}
