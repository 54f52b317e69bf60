// Every kind of file of the site. A build makes all of them, the development server the one that is asked for.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { typefaces } from '../choices/choices.ts';
import { attempt } from '../content/attempt.ts';
import type { Entry } from '../content/fields/content.ts';
import type { LoadBody } from '../content/fields/localized.ts';
import type { Source } from '../content/source/document.ts';
import { locales } from '../locales.ts';
import { once } from '../memoize.ts';
import { dataAddress, shellAddress } from '../site/addresses.ts';
import { siteOf } from '../site/site.ts';
import type { Output, OutputSource } from '../site/output.ts';
import { partsOf, type Room } from '../site/room.ts';
import type { PageData } from '../site/page.ts';
import { pageAddresses, pageData } from '../site/page-data.ts';
import { shellData } from '../site/shell-data.ts';
import { fontsOf } from './fonts.ts';
import { icon } from './icon.ts';
import { pictures } from './pictures.ts';
import { sitemapFile, writeRobots, writeSitemap } from './sitemap.ts';
import { Temporal } from 'temporal-polyfill';
import { toIso } from '../text/local-time.ts';

/** What a build makes: the rooms, and all kinds of files. */
export interface Built {
  readonly rooms: readonly Room[];
  readonly outputs: readonly Output[];
}

/** What outputs are made of, for a snapshot of the content. */
export function outputSource({
  loadBody,
  rooms,
  ...about
}: Omit<OutputSource, 'content' | 'page' | 'pages'> & {
  readonly loadBody: LoadBody;
  readonly rooms: readonly Room[];
}): OutputSource {
  const shown = about.snapshot.site();
  const site = siteOf(shown);
  const builtAt = buildDay(process.env, site.timeZone);
  const content = { ...shown, ...partsOf(rooms), site, loadBody, builtAt };
  const pageDataByAddress = new Map<string, () => Promise<PageData>>();
  const page = (address: string) => {
    const data = pageDataByAddress.get(address) ?? once(() => pageData(content, address));
    pageDataByAddress.set(address, data);
    return data();
  };
  return { ...about, content, page, pages: () => Promise.all(pageAddresses(content).map(page)) };
}

const downloads: Output = {
  pattern: /^\/files\//,
  list: ({ root, snapshot: { content, reading }, isBuild }) => {
    const [ofDrafts, others] = isBuild ? filesNamedIn(reading.sources, content.entries) : [];
    const isShown = (name: string) => !ofDrafts?.has(name) || others?.has(name);
    return reading.files
      .filter(isShown)
      .map((name) => [`/files/${name}`, () => readFile(join(root, content.folder, 'files', name))]);
  },
};

/** The files that drafts name, and those that others do: in a field, a link or a sound. */
function filesNamedIn(sources: readonly Source[], entries: readonly Entry[]) {
  const drafts = new Set(entries.flatMap(({ isDraft, file }) => (isDraft ? file : [])));
  return [true, false].map((isDraft) => {
    const texts = sources.filter(({ file }) => drafts.has(file) === isDraft);
    const names = texts.flatMap(({ text }) => text.match(/[\w./-]+\.\w+/g) ?? []);
    return new Set(names.map((name) => name.replace(/^\/?(?:content\/)?files\//, '')));
  });
}

const data: Output = {
  pattern: /\.data\.json$/,
  list: ({ content, buildId, page }) => [
    ...locales.map(
      ({ id }) => [shellAddress(id), () => asJson(buildId, shellData(content, id))] as const,
    ),
    ...pageAddresses(content).map(
      (address) =>
        [dataAddress(address), async () => asJson(buildId, await page(address))] as const,
    ),
  ],
  // No page has that address.
  fallback: async (address, { buildId, page }) => asJson(buildId, await page(address)),
};

const forRobots: Output = {
  pattern: /^\/(?:sitemap\.xml|robots\.txt|_redirects)$/,
  list: ({ root, content, base, pages }) => {
    const own = (name: string) => attempt(() => readFileSync(join(root, 'public', name), 'utf8'));
    return [
      [`/${sitemapFile}`, async () => writeSitemap(await pages(), content.site.url)],
      ['/robots.txt', writeRobots(content.site.url, own('robots.txt'))],
      ['/_redirects', [own('_redirects'), redirectsFile(base)].filter(Boolean).join('\n')],
    ];
  },
};

/** What is made of content alone, that of rooms included; documents need the bundles too. */
export function outputsOf(rooms: readonly Room[]): readonly Output[] {
  const ofRooms = rooms.flatMap(({ outputs = [] }) => outputs);
  const made = [pictures, icon, fontsOf(typefaces), downloads, data];
  return [...made, ...ofRooms, forRobots];
}

function asJson(build: string, value: object): string {
  return JSON.stringify({ build, ...value });
}

/**
 * The 404 page of every language but the first. Nothing strips a slash or `.html` here: Netlify takes `/page/` and
 * `/page` for one address and would redirect in a loop (https://answers.netlify.com/t/31191).
 */
export function redirectsFile(base: string): string {
  const folders = locales.slice(1).map(({ prefix }) => base + prefix.slice(1));
  return folders.map((folder) => `${folder}/* ${folder}/404.html 404\n`).join('');
}

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
