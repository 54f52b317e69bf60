import { Temporal } from 'temporal-polyfill';
import { toIso } from '../text/local-time.ts';

/**
 * The day of the build in a zone, as the time at which it begins there. `SOURCE_DATE_EPOCH` sets it, so that the same
 * content can be built to the same bytes on any day: https://reproducible-builds.org/specs/source-date-epoch/
 * @example buildDay({ SOURCE_DATE_EPOCH: '1800000000' }, 'Europe/Madrid') // => '2027-01-15T00:00:00+01:00'
 */
export function buildDay(
  environment: Readonly<Record<string, string | undefined>>,
  timeZone = 'UTC',
): string {
  const given = environment['SOURCE_DATE_EPOCH']?.trim() || undefined;
  if (given !== undefined && !/^\d{1,11}$/.test(given))
    throw new Error(
      `\`SOURCE_DATE_EPOCH\` is \`${given}\`: write the seconds since 1970 as a whole number, such as \`1800000000\`, or leave it out to build for today.`,
    );
  const time = given === undefined ? Date.now() : Number(given) * 1000;
  const moment = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone);
  return toIso({ date: String(moment.toPlainDate()), time: '00:00', timeZone });
}
