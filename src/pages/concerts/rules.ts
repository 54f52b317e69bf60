// In: valid entries. Out: problems between the fields of a concert, and between concerts.
import { concerts } from './fields.ts';
import { isZoneOf, inferTimeZone, zonesOf } from '../../text/time-zones.ts';
import { townKey, zonesByTown, type Place } from './zones.ts';
import { defaultLocale } from '../../locales.ts';
import {
  published,
  type Content,
  type Entry,
  type FieldValues,
} from '../../content/fields/content.ts';
import { siteFieldsOf } from '../../settings/site.ts';
import type { FieldIssue } from '../../content/model.ts';
import type { Issue } from '../../content/report/locate.ts';
import {
  furtherDays,
  furtherPerformanceIssues,
  stringField,
  missingPreviousDate,
  type EntryIssue,
} from './performance-rules.ts';

export function concertRules(content: Content): FieldIssue[] {
  const site = siteFieldsOf(content);
  const originals = content.entries.filter(
    ({ collection, locale }) => collection === concerts && locale === defaultLocale,
  );
  const townZones = zonesByTown(published(originals).map(({ fields }) => placeOf(fields)));
  const reported = new Set<string>();
  const firsts = new Map<string, Entry>();
  return originals.flatMap((entry) => {
    const { file, fields, isDraft } = entry;
    const issues = rules.flatMap((rule) => rule(fields) ?? []);
    const place = placeOf(fields);
    const town = townKey(place);
    const needsZone = hasHour(fields) && !isDraft && !townZones.has(town) && !reported.has(town);
    const missingZone = site && needsZone && missingTimeZone(place, site.timeZone);
    if (missingZone) issues.push(missingZone);
    if (missingZone && place.city) reported.add(town);
    const key = ['date', 'time', 'city', 'title']
      .map((name) => stringField(fields, name))
      .join('\n');
    const first = firsts.get(key);
    if (first) issues.push({ path: ['date'], ...sameAs(first.file) });
    else firsts.set(key, entry);
    return issues.map((issue) => ({ file, ...issue }));
  });
}

const rules: readonly ((fields: FieldValues) => EntryIssue | readonly EntryIssue[] | undefined)[] =
  [
    missingCountry,
    missingDay,
    furtherPerformanceIssues,
    foreignZone,
    reversedDates,
    missingPreviousDate,
  ];

function placeOf(fields: FieldValues): Place {
  return {
    timeZone: stringField(fields, 'timeZone'),
    country: stringField(fields, 'country'),
    city: stringField(fields, 'city'),
  };
}

function foreignZone(fields: FieldValues): EntryIssue | undefined {
  const { timeZone, country } = placeOf(fields);
  if (!timeZone || !country || isZoneOf(timeZone, country)) return undefined;
  const zones = zonesOf(country);
  if (zones.length === 0) return undefined;
  const message = `\`${timeZone}\` isn’t a time zone of \`country: ${country}\`.`;
  const hint = `Delete this line, or write one of that country: ${exampleList(zones)}.`;
  return { path: ['timeZone'], code: 'time-zone-foreign', severity: 'warning', message, hint };
}

function missingCountry({
  country,
  city,
  venue,
  stream,
  date,
  draft,
}: FieldValues): EntryIssue | undefined {
  if (country !== undefined || draft === true || (stream && !city && !venue)) return undefined;
  const message =
    '`country` is missing: only a concert that is online only, with `stream`, can omit it.';
  const hint = `Write, for example, \`country: ES\` below \`date: ${String(date)}\`.`;
  return { path: ['date'], code: 'country-missing', message, hint };
}

function missingDay({ date, ...fields }: FieldValues): EntryIssue | undefined {
  const field = ['time', 'until', 'also'].find((name) => fields[name] !== undefined);
  if (field === undefined || String(date).length > 7) return undefined;
  const message = `\`${field}\` is only for a concert whose day is known; \`date: ${String(date)}\` is a month.`;
  const hint = `Write the day, such as \`date: ${String(date)}-14\`, or delete \`${field}\`.`;
  return { path: [field], code: 'day-missing', message, hint };
}

function reversedDates(fields: FieldValues): EntryIssue | undefined {
  const [date, until] = [stringField(fields, 'date'), stringField(fields, 'until')];
  if (!date || !until || until >= date) return undefined;
  const message = `\`until\` must be after the first day, \`date: ${date}\`.`;
  const hint = 'Swap them, or fix the year.';
  return { path: ['until'], code: 'dates-reversed', message, hint };
}

function hasHour(fields: FieldValues): boolean {
  return fields['time'] !== undefined || furtherDays(fields).some((day) => day.length > 10);
}

/** Reported once per town, since its other concerts follow. In a country with several zones the site's is only likely. */
function missingTimeZone(place: Place, siteTimeZone: string | undefined): EntryIssue | undefined {
  const { timeZone, country = '', city } = place;
  const zones = zonesOf(country);
  const zone = inferTimeZone({ timeZone, country: place.country }, siteTimeZone);
  if (timeZone || (zone && zones.length < 2)) return undefined;
  const several = `\`country: ${country}\` has several, such as ${exampleList(zones)}`;
  const reason = country ? several : 'there is no `country`, and site.yaml has no time zone';
  const assumed = zone ? `; \`${zone}\` is assumed, as site.yaml has it` : '';
  const example = `\`timeZone: ${zone ?? zones[0] ?? 'Europe/Madrid'}\``;
  const line = zone
    ? `Write ${example}, or the zone of the place if that is different`
    : `Write, for example, ${example}`;
  const where = country ? '' : ', here or, for all concerts in that zone, in site.yaml';
  const scope = country && city ? `; it applies to all concerts in \`${city}\`` : where;
  return {
    path: ['date'],
    code: 'time-zone-missing',
    severity: zone ? 'warning' : 'error',
    message: `\`timeZone\` is missing: ${reason}${assumed}.`,
    hint: `${line}${scope}.`,
  };
}

function exampleList(zones: readonly string[]): string {
  return zones
    .slice(0, 5)
    .map((zone) => `\`${zone}\``)
    .join(', ');
}

function sameAs(file: string): Issue {
  const message = `This is the same concert as ${file}: date, time, city and title are equal.`;
  const hint = 'Delete one of the two files, or change what is different about this concert.';
  return { code: 'concert-twice', message, hint };
}
