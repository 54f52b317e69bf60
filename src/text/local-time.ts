// A day and a time as a place's clocks show them -> moments.
import { Temporal } from 'temporal-polyfill';

/** A day (`YYYY-MM-DD`) in an IANA time zone, with a time (`HH:MM`) where one is known. */
interface LocalTime {
  readonly date: string;
  readonly time?: string;
  readonly timeZone: string;
}

/** Whether clocks show the time on that day: those that go forward leave out an hour. */
export function isOnClocks({ date, time = '12:00', timeZone }: LocalTime): boolean {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`);
  return local.toZonedDateTime(timeZone).toPlainDateTime().equals(local);
}

/**
 * A day, or a time with its offset from UTC; of an hour that clocks repeat the first, as calendars take it.
 * @example toIso({ date: '2026-01-01', time: '20:00', timeZone: 'Asia/Kolkata' }) // => '2026-01-01T20:00:00+05:30'
 */
export function toIso({ date, time, timeZone }: LocalTime): string {
  if (time === undefined) return date;
  const moment = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone);
  return moment.toString({ timeZoneName: 'never' });
}

/**
 * The moment some hours after a time or, where none is known, that at which the day ends, in UTC.
 * @example endOf({ date: '2026-12-31', timeZone: 'America/New_York' }, 3) // => '2027-01-01T05:00:00Z'
 */
export function endOf({ date, time, timeZone }: LocalTime, hours: number): string {
  const day = Temporal.PlainDate.from(date);
  const end =
    time === undefined
      ? day.add({ days: 1 }).toZonedDateTime(timeZone)
      : day.toZonedDateTime({ timeZone, plainTime: time }).add({ hours });
  return end.toInstant().toString();
}
