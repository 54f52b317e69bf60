// A day and a time on the clocks of a place -> instants.
import { Temporal } from 'temporal-polyfill';

/** A day (`YYYY-MM-DD`) in an IANA time zone, with a time (`HH:MM`), if any; for `endOf` also a month (`YYYY-MM`). */
interface LocalTime {
  readonly date: string;
  readonly time?: string | undefined;
  readonly timeZone: string;
}

/**
 * A day, or a time with its offset from UTC. A time that occurs twice, when clocks are set back, is the first.
 * @example toIso({ date: '2026-01-01', time: '20:00', timeZone: 'Asia/Kolkata' }) // => '2026-01-01T20:00:00+05:30'
 */
export function toIso({ date, time, timeZone }: LocalTime): string {
  if (time === undefined) return date;
  return zonedTimeOf(date, time, timeZone).toString({
    smallestUnit: 'second',
    timeZoneName: 'never',
  });
}

/**
 * The end in UTC: so many seconds after the time or, without a time, the end of the day or the month.
 * @example endOf({ date: '2026-12-31', timeZone: 'America/New_York' }, 0) // => '2027-01-01T05:00:00Z'
 */
export function endOf({ date, time, timeZone }: LocalTime, seconds: number): string {
  const day = Temporal.PlainDate.from(date.length === 7 ? `${date}-01` : date);
  const after = day.add(date.length === 7 ? { months: 1 } : { days: 1 });
  const end =
    time === undefined
      ? after.toZonedDateTime(timeZone)
      : zonedTimeOf(date, time, timeZone).add({ seconds });
  return end.toInstant().toString({ smallestUnit: 'second' });
}

function zonedTimeOf(date: string, time: string, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone);
}
