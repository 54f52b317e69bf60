// In: valid entries. Out: the problems between the fields of a concert, and between concerts.
import { isOnClocks } from '../../text/local-time.ts';
import { countryOf, isZoneOf, zoneOfPlace, zonesOf } from '../../text/time-zones.ts';
import { defaultLocale } from '../../locales.ts';
import type { Fault } from '../problem/locate.ts';
import type { Problem } from '../problem/problem.ts';
import type { Reading } from '../read.ts';
import type { Content, Entry, Fields } from '../schema/content.ts';
import { atField } from './at-field.ts';

/** Checks what only shows between several fields, or several concerts. */
export function checkConcerts({ entries, site }: Content, reading: Reading): Problem[] {
  const originals = entries.filter(
    ({ collection, locale }) => collection === 'concerts' && locale === defaultLocale,
  );
  const firsts = new Map<string, Entry>();
  return originals.flatMap((entry) => {
    const { file, fields, isDraft } = entry;
    const zone = zoneOfPlace(placeOf(fields), site?.timeZone);
    const found = rules.flatMap((rule) => rule(fields, zone) ?? []);
    if (!zone && site && !isDraft && fields['time']) found.push(withoutZone(placeOf(fields)));
    const key = ['date', 'time', 'city', 'title'].map((name) => valueOf(fields, name)).join('\n');
    const first = firsts.get(key);
    if (first) found.push({ field: 'date', fault: sameAs(first.file) });
    else firsts.set(key, entry);
    return found.flatMap(({ field, fault }) => atField(reading, file, [field], fault));
  });
}

interface Found {
  readonly field: string;
  readonly fault: Fault;
}

const rules: readonly ((fields: Fields, zone: string | undefined) => Found | undefined)[] = [
  foreignZone,
  skippedTime,
  wrongOrder,
  withoutPreviousDate,
  strayPreviousDate,
  ticketsOfCancelled,
];

function valueOf(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
}

/** What tells the time zone of a concert. */
function placeOf(fields: Fields): { readonly timeZone?: string; readonly country?: string } {
  const [timeZone, country] = [valueOf(fields, 'timeZone'), valueOf(fields, 'country')];
  return { ...(timeZone && { timeZone }), ...(country && { country }) };
}

function foreignZone(fields: Fields): Found | undefined {
  const { timeZone, country } = placeOf(fields);
  if (!timeZone || !country || isZoneOf(timeZone, country)) return undefined;
  const zones = zonesOf(country);
  if (zones.length === 0) return undefined;
  const message = `\`${timeZone}\` is no time zone of \`country: ${country}\`.`;
  const owner = countryOf(timeZone);
  const other = owner && ` If the concert is there, write \`country: ${owner}\`.`;
  const hint = `Delete this line, or write one of that country: ${named(zones)}.${other ?? ''}`;
  const fault = { code: 'time-zone-foreign', severity: 'warning', message, hint } as const;
  return { field: 'timeZone', fault };
}

function skippedTime(fields: Fields, timeZone: string | undefined): Found | undefined {
  const [date, time] = [valueOf(fields, 'date'), valueOf(fields, 'time')];
  if (!date || !time || !timeZone || isOnClocks({ date, time, timeZone })) return undefined;
  const message = `There is no ${time} on ${date} in \`${timeZone}\`: clocks go forward then.`;
  const hint = 'Write the time that they show when the concert begins.';
  return { field: 'time', fault: { code: 'time-skipped', message, hint } };
}

function wrongOrder(fields: Fields): Found | undefined {
  const [date, until] = [valueOf(fields, 'date'), valueOf(fields, 'until')];
  if (!date || !until || until >= date) return undefined;
  const message = `\`until\` is the last day, and it is before the first one, \`date: ${date}\`.`;
  const hint = 'Write them the other way round, or mend the year.';
  return { field: 'until', fault: { code: 'dates-reversed', message, hint } };
}

function withoutPreviousDate({ status, date, previousDate }: Fields): Found | undefined {
  if (status !== 'rescheduled' || previousDate !== undefined) return undefined;
  const message = '`previousDate` is missing: it says from which day the concert was rescheduled.';
  const hint = `Write, for example, \`previousDate: ${String(date)}\`, and the new day in \`date\`.`;
  return { field: 'status', fault: { code: 'previous-date-missing', message, hint } };
}

function strayPreviousDate({ status, previousDate }: Fields): Found | undefined {
  if (previousDate === undefined || /^(?:rescheduled|postponed)$/.test(String(status)))
    return undefined;
  const message = '`previousDate` is for a concert that was rescheduled or postponed.';
  const hint = 'Write `status: rescheduled`, or delete this line.';
  return { field: 'previousDate', fault: { code: 'previous-date-stray', message, hint } };
}

function ticketsOfCancelled({ status, tickets }: Fields): Found | undefined {
  if (status !== 'cancelled' || tickets === undefined) return undefined;
  const message = 'The concert is cancelled, and `tickets` still sells seats for it.';
  const hint = 'Delete this line; `note` may say what becomes of tickets.';
  return { field: 'tickets', fault: { code: 'tickets-cancelled', message, hint } };
}

function withoutZone({ country = '' }: { readonly country?: string }): Found {
  const zones = zonesOf(country);
  const message = country
    ? `\`timeZone\` is missing: \`country: ${country}\` has several, such as ${named(zones)}.`
    : '`timeZone` is missing: no country tells it, and site.yaml has none.';
  const hint = `Write, for example, \`timeZone: ${zones[0] ?? 'Europe/Madrid'}\`.`;
  return { field: 'time', fault: { code: 'time-zone-missing', message, hint } };
}

function named(zones: readonly string[]): string {
  return zones
    .slice(0, 5)
    .map((zone) => `\`${zone}\``)
    .join(', ');
}

function sameAs(file: string): Fault {
  const message = `This is the concert of ${file} again: date, time, city and title are the same.`;
  const hint = 'Delete one of the two files, or write what tells the concerts apart.';
  return { code: 'concert-twice', message, hint };
}
