// In: an address in a line. Out: the hall, the town and the country in it.
import { isZoneOf } from '../../text/time-zones.ts';
import { codeOf } from '../schema/places.ts';

interface Place {
  readonly venue?: string;
  readonly city?: string;
  readonly country?: string;
}

/** A state or a province by its letters, with a postcode of the USA. */
const region = /^([A-Z]{2})(?: \d{5}(?:-\d{4})?)?$/;

/** The letters of states of the USA that are those of a country too. */
const shared =
  /^(?:AL|AR|AZ|CA|CO|DE|GA|ID|IL|IN|KY|LA|MA|MD|ME|MN|MO|MS|MT|NC|NE|PA|SC|SD|TN|VA)$/;

/**
 * The hall, the town and the country in an address, as far as it has them. The time zone tells what letters stand for.
 * @example readPlace('Hall, Chicago, IL', 'America/Chicago') // => { venue: 'Hall', city: 'Chicago', country: 'US' }
 */
export function readPlace(address: string, timeZone: string | undefined): Place {
  const parts = address.split(/\s*[,\n]\s*/).filter((part) => part !== '');
  const last = parts.at(-1) ?? '';
  const country = countryNamed(region.exec(last)?.[1] ?? last, timeZone);
  const local = country ? parts.slice(0, -1) : parts;
  const hasRegion = local.length > 1 && region.test(local.at(-1) ?? '');
  const [venue, ...rest] = hasRegion ? local.slice(0, -1) : local;
  const city = rest.at(-1)?.replaceAll(/\s*\b[A-Z]{0,2}-?\d{4,}\b\s*/g, '');
  if (country && venue && !city)
    return isTown(last, country) && venue !== last
      ? { venue, city: last, country }
      : { city: venue, country };
  return { ...(venue && { venue }), ...(city && { city }), ...(country && { country }) };
}

/** The country of a name or of letters; nothing where these may as well be those of a state. */
function countryNamed(name: string, timeZone: string | undefined): string | undefined {
  if (!shared.test(name)) return codeOf(name);
  return timeZone && ['US', name].find((code) => isZoneOf(timeZone, code));
}

/** Whether the name of a country, or of a state, is that of a town in it too. */
function isTown(name: string, country: string): boolean {
  const isCity = /^(?:HK|LU|MC|SG|SM)$/.test(country) && name.length > 3;
  return isCity || /^(?:New York|Washington)$/i.test(name);
}
