// A snapshot of the content -> the source of outputs: everything that files are made of.
import { Temporal } from 'temporal-polyfill';
import type { LoadBody } from '../content/fields/localized.ts';
import { once } from '../memoize.ts';
import type { OutputSource } from '../page/output.ts';
import type { PageData } from '../page/page.ts';
import { pageAddresses, pageData } from '../page/page-data.ts';
import { roomParts, type Room } from '../page/room.ts';
import { siteOf } from '../settings/site.ts';
import { toIso } from '../text/local-time.ts';

/** The source of outputs for a snapshot of the content. */
export function outputSource({
  loadBody,
  rooms,
  ...options
}: Omit<OutputSource, 'content' | 'page' | 'pages'> & {
  readonly loadBody: LoadBody;
  readonly rooms: readonly Room[];
}): OutputSource {
  const siteContent = options.snapshot.site();
  const site = siteOf(siteContent);
  const builtAt = buildDay(process.env, site.timeZone);
  const content = { ...siteContent, ...roomParts(rooms), site, loadBody, builtAt };
  const pageDataByAddress = new Map<string, () => Promise<PageData>>();
  const page = (address: string) => {
    const data = pageDataByAddress.get(address) ?? once(() => pageData(content, address));
    pageDataByAddress.set(address, data);
    return data();
  };
  return { ...options, content, page, pages: () => Promise.all(pageAddresses(content).map(page)) };
}

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
