// In: the text of an iCalendar file. Out: its performances as fields of concerts.
import ICAL from 'ical.js';
import { isZoneOf, zoneNamed, zoneNames, zoneOfPlace } from '../../text/time-zones.ts';
import { attempt } from '../attempt.ts';
import { problemAt, type Located } from '../problem/locate.ts';
import type { Problem } from '../problem/problem.ts';
import { readPlace } from './read-place.ts';
import type { Row } from './read-table.ts';

/** The most repetitions of an event that are taken: some never end. */
const most = 100;

/** The zones of a calendar and of the site, as far as they are told. */
interface Zones {
  readonly calendar: string | undefined;
  readonly site: string | undefined;
}

/** Reads a calendar, a row for each performance; or says why it can’t. */
export function readCalendar(source: Located, site: string | undefined): readonly Row[] | Problem {
  // Exports that are joined are one calendar.
  const text = source.text.replaceAll(/^END:VCALENDAR\s+BEGIN:VCALENDAR$/gim, '');
  const component = attempt(() => ICAL.Component.fromString(text));
  if (!component) return problemAt(source, { start: 0, end: 15 }, broken);
  const own = component.getFirstPropertyValue('x-wr-timezone');
  const calendar = typeof own === 'string' && zoneNames.includes(own) ? own : site;
  const starts = [...source.text.matchAll(/^BEGIN:VEVENT/gim)].map(({ index }) => index);
  const all = component.getAllSubcomponents('vevent');
  const isException = (each: ICAL.Component) => each.hasProperty('recurrence-id');
  return all.flatMap((each, index) => {
    const uid = each.getFirstPropertyValue('uid');
    const same = all.filter((other) => other.getFirstPropertyValue('uid') === uid);
    // Exports of some days may hold an exception without the event that is repeated.
    const isAlone = same.every((other) => isException(other));
    if (isException(each) && !isAlone) return [];
    const exceptions = isAlone ? [] : same.filter((other) => isException(other));
    const line = source.text.slice(0, starts[index]).split('\n').length;
    const event = new ICAL.Event(each, { exceptions });
    const rows = attempt(() => rowsOf(event, line, { calendar, site }));
    return rows ?? unreadable(event, line, source.text.slice(starts[index]));
  });
}

const broken = {
  code: 'calendar-broken',
  message: 'This is no calendar.',
  hint: 'Export it again: its first line is `BEGIN:VCALENDAR`.',
};

/** What is left of an event without a day, or with one that there is not. */
function unreadable({ summary }: ICAL.Event, line: number, text: string): Row {
  const [event = ''] = text.split(/^END:VEVENT/im);
  const [start] = /^DTSTART.*/im.exec(event) ?? [];
  return { line, fields: fieldsIn({ title: summary ?? '', date: start ?? '' }), others: [] };
}

type Performance = ReturnType<ICAL.Event['getOccurrenceDetails']>;

function rowsOf(event: ICAL.Event, line: number, zones: Zones): Row[] {
  if (!event.isRecurring()) return [rowOf(event, line, zones)];
  return occurrences(event).map(({ item, startDate, endDate }, index) => {
    // Some never end.
    const also = index + 1 < most ? '' : 'it goes on after these days';
    return rowOf({ ...detailsOf(item, event), startDate, endDate }, line, zones, also);
  });
}

/** The performances of a repeated event; by `RRULE` the first is one of them, by `RDATE` alone it isn’t. */
function occurrences(event: ICAL.Event): Performance[] {
  const starts = event.component.hasProperty('rrule') ? [] : [event.startDate];
  const iterator = event.iterator();
  for (let next = iterator.next(); next && starts.length < most; next = iterator.next())
    starts.push(next);
  return starts.map((start) => event.getOccurrenceDetails(start));
}

type Details = Pick<
  ICAL.Event,
  'summary' | 'description' | 'location' | 'component' | 'startDate' | 'endDate'
>;

/** What is said of a performance: by an exception or, where that has nothing, by the event. */
function detailsOf(item: ICAL.Event, event: ICAL.Event) {
  return {
    summary: item.summary || event.summary,
    description: item.description || event.description,
    location: item.location || event.location,
    component: item.component,
  };
}

function rowOf(details: Details, line: number, zones: Zones, also = ''): Row {
  const { summary, description, location, component, startDate } = details;
  const tzid = String(component.getFirstProperty('dtstart')?.getParameter('tzid') ?? '');
  const own = zoneNames.includes(tzid) ? tzid : undefined;
  const place = readPlace(location ?? '', own ?? zones.calendar);
  const start = startOf(startDate, { tzid, own, ...zones }, place.country);
  const url = component.getFirstPropertyValue('url');
  const fields = {
    ...start,
    also,
    ...place,
    ...lengthOf(details),
    title: summary ?? '',
    link: typeof url === 'string' ? url : '',
    status: component.getFirstPropertyValue('status') === 'CANCELLED' ? 'cancelled' : '',
    body: description ?? '',
  };
  return { line, fields: fieldsIn(fields), others: [] };
}

function fieldsIn(values: Readonly<Record<string, string>>): Row['fields'] {
  const known = Object.entries(values).filter(([, value]) => value !== '');
  return new Map(known.map(([name, value]) => [name, [value]]));
}

/** What an event calls its zone, and the zone where that is its name. */
interface EventZones extends Zones {
  readonly tzid: string;
  readonly own: string | undefined;
}

/**
 * A day and a time on the clocks of the place, where calendars have those of their owner; a time that can’t be told there
 * with the name of its zone, which no field takes.
 */
function startOf(
  time: ICAL.Time,
  { tzid, own, calendar, site }: EventZones,
  country: string | undefined,
) {
  const moment = time.clone();
  if (own) moment.zone = zoneNamed(own).rules;
  const isFloating = moment.zone === ICAL.Timezone.localTimezone;
  const told = zoneOfPlace(country ? { country } : {}, site);
  const written = own ?? calendar;
  const local = country ? (told ?? (own && isZoneOf(own, country) ? own : undefined)) : written;
  const shown =
    time.isDate || isFloating || !local ? moment : moment.convertToZone(zoneNamed(local).rules);
  const [date = '', hour = ''] = shown.toString().replace('Z', '').split('T');
  if (time.isDate) return { date };
  const isRead = isFloating ? tzid === '' : local !== undefined;
  const zone = isRead ? '' : ` (${tzid || moment.zone.tzid})`;
  const timeZone = isRead && local && local !== told ? local : '';
  return { date, time: `${hour.slice(0, 5)}${zone}`, timeZone };
}

function lengthOf({ startDate, endDate }: Details): Readonly<Record<string, string>> {
  const seconds = endDate.subtractDateTz(startDate).toSeconds();
  const days = seconds / (24 * 60 * 60);
  if (seconds < 0) return { duration: `it ends before it starts, at ${endDate.toString()}` };
  if (seconds === 0 || (startDate.isDate && days <= 1)) return {};
  if (!startDate.isDate) {
    const [hours, minutes] = [Math.floor(seconds / 3600), (seconds / 60) % 60];
    const parts = [hours ? `${hours} h` : '', minutes ? `${minutes} min` : ''];
    return { duration: parts.join(' ').trim() };
  }
  const last = endDate.clone();
  last.adjust(-1, 0, 0, 0);
  return { until: last.toString() };
}
