// The environment and a time zone -> the day of the build.
import { Temporal } from 'temporal-polyfill';
import { toIso } from './local-time.ts';

/**
 * The day of the build in a zone, as the time at which it begins there. `SOURCE_DATE_EPOCH` sets it, so that the same
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
      `\`SOURCE_DATE_EPOCH\` is \`${epoch}\`: write the seconds since 1970 as a whole number, such as \`1800000000\`, or leave it out to build for today.`,
    );
  const time = epoch === undefined ? Date.now() : Number(epoch) * 1000;
  const moment = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone);
  return toIso({ date: String(moment.toPlainDate()), time: '00:00', timeZone });
}
