// Every kind of file of the site. A build makes all of them, the development server the one that is asked for.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { published } from '../content/source/drafts.ts';
import { builtFiles } from '../content/images/describe-picture.ts';
import { encoderOf } from '../content/images/encode.ts';
import type { Snapshot } from '../content/library.ts';
import { namedImages } from '../content/images/named-media.ts';
import type { LoadBody } from '../content/fields/localized.ts';
import { locales } from '../locales.ts';
import { once } from '../memoize.ts';
import { dataAddress, shellAddress } from '../site/addresses.ts';
import type { PageSource } from '../site/local-content.ts';
import { pageAddresses, pageData, shellData, type PageData } from '../site/page-data.ts';
import { buildDay } from './build-day.ts';
import { calendarFiles } from '../pages/concerts/files.ts';
import { feedFiles } from '../pages/press/files.ts';
import type { SiteCollection } from '../pages/model.ts';
import { sitemapFile, writeRobots, writeSitemap } from './sitemap.ts';
import { kitFiles } from '../pages/kit/files.ts';
import { redirectsFile } from './redirects-file.ts';

/** What files are made of. */
export interface OutputSource {
  /** The root of the project. */
  readonly root: string;
  readonly base: string;
  /** Whether they are for visitors, who see no drafts. */
  readonly isBuild: boolean;
  readonly buildId: string;
  readonly snapshot: Snapshot<SiteCollection>;
  readonly content: PageSource;
  /** The data of the page at an address, made once. */
  readonly page: (address: string) => Promise<PageData>;
  /** The data of every page. */
  readonly pages: () => Promise<readonly PageData[]>;
}

/** What outputs are made of, for a snapshot of the content. */
export function outputSource({
  loadBody,
  ...about
}: Omit<OutputSource, 'content' | 'page' | 'pages'> & {
  readonly loadBody: LoadBody;
}): OutputSource {
  const shown = about.snapshot.site();
  const builtAt = buildDay(process.env, shown.site.timeZone);
  const content = { ...shown, loadBody, builtAt };
  const made = new Map<string, () => Promise<PageData>>();
  const page = (address: string) => {
    const data = made.get(address) ?? once(() => pageData(content, address));
    made.set(address, data);
    return data();
  };
  return { ...about, content, page, pages: () => Promise.all(pageAddresses(content).map(page)) };
}

type Bytes = string | Uint8Array;

/** A file: its address without the base path, and what it holds, or how that is made. */
type OutputFile = readonly [address: string, content: Bytes | (() => Bytes | Promise<Bytes>)];

/** What a file holds. */
export async function bytesOf([, content]: OutputFile): Promise<Bytes> {
  return typeof content === 'function' ? content() : content;
}

/** A kind of file. */
export interface Output {
  /** What is said while they are made, where that takes long. */
  readonly task?: string;
  /** What its addresses look like; the server asks it for no other. */
  readonly form: RegExp;
  /** Its files. They are made one after the other, so that no more than one picture is in memory for each processor. */
  readonly list: (source: OutputSource) => Iterable<OutputFile> | Promise<Iterable<OutputFile>>;
  /** What the development server answers for an address of this form that has no file. */
  readonly instead?: (address: string, source: OutputSource) => Promise<string>;
}

const pictures: Output = {
  task: 'Encoding pictures',
  form: /^\/assets\/.+\.(?:avif|webp|jpg)$/,
  list: listPictures,
};

const downloads: Output = {
  form: /^\/files\//,
  list: ({ root, snapshot: { content, reading } }) =>
    reading.files.map((name) => [
      `/files/${name}`,
      () => readFile(join(root, content.folder, 'files', name)),
    ]),
};

const data: Output = {
  form: /\.data\.json$/,
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
  instead: async (address, { buildId, page }) => asJson(buildId, await page(address)),
};

const calendars: Output = {
  form: /\/concerts(?:\/[\w-]+)?\.ics$/,
  list: async ({ content }) =>
    (await Promise.all(locales.map(({ id }) => calendarFiles(content, id)))).flat(),
};

const kit: Output = {
  form: /^(?:\/[\w-]+)?\/kit\/|^\/press-kit\.zip$/,
  list: async ({ content, snapshot, pages }) =>
    kitFiles({ images: snapshot.images, pages: await pages(), shells: shellsOf(content) }),
};

const feeds: Output = {
  form: /\/press\.(?:xml|json)$/,
  list: async ({ content, pages }) => {
    const all = await pages();
    return shellsOf(content).flatMap((shell) => feedFiles(all, shell));
  },
};

const forRobots: Output = {
  form: /^\/(?:sitemap\.xml|robots\.txt|_redirects)$/,
  list: ({ content, base, pages }) => [
    [`/${sitemapFile}`, async () => writeSitemap(await pages(), content.site.url)],
    ['/robots.txt', writeRobots(content.site.url)],
    ['/_redirects', redirectsFile(base)],
  ],
};

/** What is made of content alone; documents need the bundles too. */
export const outputs = [pictures, downloads, data, calendars, kit, feeds, forRobots] as const;

function* listPictures({ snapshot, isBuild }: OutputSource): Generator<OutputFile> {
  const { content, images } = snapshot;
  const shown = isBuild ? { ...content, entries: published(content.entries) } : content;
  const openings = new Set<unknown>(Object.values(content.site?.images ?? {}));
  for (const name of new Set(namedImages(shown).map((named) => named.name))) {
    const image = images.images.get(name);
    if (!image) continue;
    const encode = encoderOf(image);
    for (const file of builtFiles(image, openings.has(name)))
      yield [`/${file.fileName}`, () => encode(file)];
  }
}

function shellsOf(content: PageSource) {
  return locales.map(({ id }) => shellData(content, id));
}

function asJson(build: string, value: object): string {
  return JSON.stringify({ build, ...value });
}
