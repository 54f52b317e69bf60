// A snapshot of the content -> the source of outputs: everything that files are made of.
import type { LoadBody } from '../content/fields/localized.ts';
import { once } from '../memoize.ts';
import type { OutputSource } from '../page/output.ts';
import type { PageData } from '../page/page.ts';
import { pageAddresses, pageData } from '../page/page-data.ts';
import { roomParts, type Room } from '../page/room.ts';
import { siteOf } from '../settings/site.ts';
import { buildDay } from '../text/build-day.ts';

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
