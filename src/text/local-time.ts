// A day and a time as a place's clocks show them -> moments.
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { zoneNamed } from './time-zones.ts';

/** A day (`YYYY-MM-DD`) in an IANA time zone, with a time (`HH:MM`) where one is known. */
interface LocalTime {
  readonly date: string;
  readonly time?: string | undefined;
  readonly timeZone: string;
}

interface TimeOfDay extends LocalTime {
  readonly time: string;
}

/** In seconds. */
const hour = 60 * 60;

/**
 * A day, or a time with its offset from UTC; of an hour that clocks repeat the first, as calendars take it.
 * @example toIso({ date: '2026-01-01', time: '20:00', timeZone: 'Asia/Kolkata' }) // => '2026-01-01T20:00:00+05:30'
 */
export function toIso({ date, time, timeZone }: LocalTime): string {
  if (time === undefined) return date;
  const offset = offsetAt(Date.parse(`${date}T${time}Z`) / 1000, timeZone);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / hour), (Math.abs(offset) / 60) % 60];
  const digits = [hours, minutes].map((number) => String(number).padStart(2, '0'));
  return `${date}T${time}:00${offset < 0 ? '-' : '+'}${digits.join(':')}`;
}

/**
 * The moment some seconds after a time or, where none is known, that at which the day or the month ends, in UTC.
 * @example endOf({ date: '2026-12-31', timeZone: 'America/New_York' }, 0) // => '2027-01-01T05:00:00Z'
 */
export function endOf({ date, time, timeZone }: LocalTime, seconds: number): string {
  const day = Temporal.PlainDate.from(date.length === 7 ? `${date}-01` : date);
  const after = day.add(date.length === 7 ? { months: 1 } : { days: 1 });
  const end =
    time === undefined
      ? momentOf({ date: String(after), time: '00:00', timeZone })
      : momentOf({ date, time, timeZone }) + seconds;
  return new Date(end * 1000).toISOString().replace('.000Z', 'Z');
}

/** The seconds since 1970 at which clocks first show a time or, where they leave it out, would have shown it. */
function momentOf({ date, time, timeZone }: TimeOfDay): number {
  const localSeconds = Date.parse(`${date}T${time}Z`) / 1000;
  return localSeconds - offsetAt(localSeconds, timeZone);
}

/** The offset from UTC where clocks show a time, both in seconds; the earlier one where they leave it out or repeat it. */
function offsetAt(localSeconds: number, timeZone: string): number {
  const later = laterOffsetAt(localSeconds, timeZone);
  const change = Math.abs(later - laterOffsetAt(localSeconds - 3 * hour, timeZone));
  return laterOffsetAt(localSeconds - change, timeZone);
}

/** The offset, the later one where clocks leave the time out or repeat it. */
function laterOffsetAt(localSeconds: number, timeZone: string): number {
  const shown = ICAL.Time.fromJSDate(new Date(localSeconds * 1000), true);
  return rulesOf(timeZone).utcOffset(shown);
}

function rulesOf(timeZone: string): ICAL.Timezone {
  const known = rules.get(timeZone);
  if (known) return known;
  const read = new ICAL.Timezone(ICAL.Component.fromString(zoneNamed(timeZone).block));
  rules.set(timeZone, read);
  return read;
}

const rules = new Map<string, ICAL.Timezone>();
