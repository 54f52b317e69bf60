// The environment and a time zone -> the day of the build.
import { Temporal } from 'temporal-polyfill';
import { toIso } from './local-time.ts';

/**
 * When the day of the build begins in a time zone. `SOURCE_DATE_EPOCH` sets it, so that the same
 * content can be built to the same bytes on any day: https://reproducible-builds.org/specs/source-date-epoch/
 * @example buildDay({ SOURCE_DATE_EPOCH: '1800000000' }, 'Europe/Madrid') // => '2027-01-15T00:00:00+01:00'
 */
export function buildDay(
  environment: Readonly<Record<string, string | undefined>>,
  timeZone = 'UTC',
): string {
  const epoch = environment['SOURCE_DATE_EPOCH']?.trim() || undefined;
  if (epoch !== undefined && !/^\d{1,11}$/.test(epoch))
    throw new Error(
      `\`SOURCE_DATE_EPOCH\` must be the seconds since 1970 as a whole number, such as \`1800000000\`; it is \`${epoch}\`. Without it, the site is built for today.`,
    );
  const time = epoch === undefined ? Date.now() : Number(epoch) * 1000;
  const moment = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone);
  return toIso({ date: String(moment.toPlainDate()), time: '00:00', timeZone });
}
