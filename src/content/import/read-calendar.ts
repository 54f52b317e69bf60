// In: the text of an iCalendar file. Out: its events as fields of concerts; repeated ones as one.
import ICAL from 'ical.js';
import { zoneNamed, zoneNames, zoneOfPlace } from '../../text/time-zones.ts';
import { attempt } from '../attempt.ts';
import { problemAt, type Located } from '../problem/locate.ts';
import type { Problem } from '../problem/problem.ts';
import { codeOf } from '../schema/places.ts';
import type { Row } from './read-table.ts';

/** The most repetitions of an event that are taken: some never end. */
const most = 100;

/** Reads a calendar, hours in UTC by the zone that it names or that of the site; or says why it can’t. */
export function readCalendar(
  source: Located,
  siteZone: string | undefined,
): readonly Row[] | Problem {
  const calendar = attempt(() => ICAL.Component.fromString(source.text));
  if (!calendar) return problemAt(source, { start: 0, end: 15 }, broken);
  const own = calendar.getFirstPropertyValue('x-wr-timezone');
  const zone = typeof own === 'string' && zoneNames.includes(own) ? own : siteZone;
  const starts = [...source.text.matchAll(/^BEGIN:VEVENT/gm)].map(
    ({ index }) => source.text.slice(0, index).split('\n').length,
  );
  const all = calendar.getAllSubcomponents('vevent');
  const isException = (each: ICAL.Component) => each.hasProperty('recurrence-id');
  return all.flatMap((component, index) => {
    if (isException(component)) return [];
    const uid = component.getFirstPropertyValue('uid');
    const exceptions = all.filter(
      (each) => isException(each) && each.getFirstPropertyValue('uid') === uid,
    );
    return rowOf(new ICAL.Event(component, { exceptions }), starts[index] ?? 1, zone, siteZone);
  });
}

const broken = {
  code: 'calendar-broken',
  message: 'This is no calendar.',
  hint: 'Export it again: its first line is `BEGIN:VCALENDAR`.',
};

function rowOf(
  event: ICAL.Event,
  line: number,
  zone: string | undefined,
  siteZone: string | undefined,
): Row {
  const { summary, description, component } = event;
  const place = placeIn(event.location ?? '');
  const { country } = place;
  const tzid = String(component.getFirstProperty('dtstart')?.getParameter('tzid') ?? '');
  const written = zoneNames.includes(tzid) ? tzid : zone;
  // Calendars hold hours by the clocks of their owner; pages show those of the place.
  const local = (country && zoneOfPlace({ country }, siteZone)) ?? written;
  const days = occurrences(event).map((time) => localDay(time, written, local));
  const [first = { date: '', time: '' }, ...others] = days;
  const isTold = zoneOfPlace(country ? { country } : {}, siteZone) === local;
  const also = others.map(({ date, time }) => (time === first.time ? date : `${date} ${time}`));
  const url = component.getFirstPropertyValue('url');
  const fields = {
    ...first,
    ...place,
    ...lengthOf(event),
    timeZone: first.time === '' || isTold ? '' : (local ?? ''),
    title: summary ?? '',
    link: typeof url === 'string' ? url : '',
    status: component.getFirstPropertyValue('status') === 'CANCELLED' ? 'cancelled' : '',
    body: description ?? '',
  };
  const known = Object.entries(fields).filter(([, value]) => value !== '');
  const values = known.map(([name, value]): [string, string[]] => [name, [value]]);
  const more: [string, string[]][] = also.length > 0 ? [['also', also]] : [];
  return { line, fields: new Map([...values, ...more]), others: [] };
}

/** The starts of an event, moved ones where they were moved to. */
function occurrences(event: ICAL.Event): ICAL.Time[] {
  if (!event.isRecurring()) return [event.startDate];
  // By `RRULE` the first is one of them, by `RDATE` alone it isn’t.
  const found = event.component.hasProperty('rrule') ? [] : [event.startDate];
  const iterator = event.iterator();
  for (let next = iterator.next(); next && found.length < most; next = iterator.next())
    found.push(event.getOccurrenceDetails(next).startDate);
  return found.toSorted((a, b) => a.compare(b));
}

/** The day, and the time where there is one, that clocks show in a zone; written by those of another one, or in UTC. */
function localDay(time: ICAL.Time, from: string | undefined, to: string | undefined) {
  const shown = time.toString().replace('Z', '');
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  const offset = isUtc || !from ? 0 : zoneNamed(from).rules.utcOffset(time);
  const moment = ICAL.Time.fromJSDate(new Date(Date.parse(`${shown}Z`) - offset * 1000), true);
  const isSame = time.isDate || !to || (from === to && !isUtc);
  const local = isSame ? shown : moment.convertToZone(zoneNamed(to).rules).toString();
  const [date = '', hour = ''] = local.split('T');
  return { date, time: time.isDate ? '' : hour.slice(0, 5) };
}

function lengthOf({ startDate, endDate }: ICAL.Event): Readonly<Record<string, string>> {
  const seconds = endDate.subtractDate(startDate).toSeconds();
  const days = seconds / (24 * 60 * 60);
  if (seconds < 0) return { duration: `it ends before it starts, at ${endDate.toString()}` };
  if (seconds === 0 || (startDate.isDate && days <= 1)) return {};
  if (!startDate.isDate) {
    const [hours, minutes] = [Math.floor(seconds / 3600), (seconds / 60) % 60];
    return {
      duration: [hours ? `${hours} h` : '', minutes ? `${minutes} min` : ''].join(' ').trim(),
    };
  }
  const last = endDate.clone();
  last.adjust(-1, 0, 0, 0);
  return { until: last.toString() };
}

/** The hall, the town and the country in an address, as far as it has them. */
function placeIn(location: string): { venue?: string; city?: string; country?: string } {
  const parts = location.split(/\s*[,\n]\s*/).filter((part) => part !== '');
  const country = codeOf(parts.at(-1) ?? '');
  const [venue, ...rest] = country ? parts.slice(0, -1) : parts;
  const city = rest.at(-1)?.replaceAll(/\s*\b[A-Z]{0,2}-?\d{4,}\b\s*/g, '');
  if (country && venue && !city) return { city: venue, country };
  return { ...(venue && { venue }), ...(city && { city }), ...(country && { country }) };
}
