// A page's data -> metadata that its components don't render: link previews, feeds, JSON-LD.
import { locales } from '../locales.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { isObject } from '../text/is-object.ts';
import { absoluteUrl, canonicalAddress, contentLocale } from '../page/addresses.ts';
import type { LocaleContent } from '../page/locale-content.ts';
import { textAt } from '../page/messages.ts';
import { documentTitle, type PageData } from '../page/page.ts';
import type { SharePicture } from './share-picture.ts';
import type { Room, RoomPage, SearchData } from '../page/room.ts';
import type { Graph, Thing } from 'schema-dts';
import { feedAddress } from '../pages/news/addresses.ts';
import { artistRef } from '../page/schema-org.ts';

/** Link previews (Open Graph, which Twitter reads too), feeds and JSON-LD. */
export async function headMetadata(
  data: PageData,
  content: LocaleContent,
  picture: SharePicture,
  rooms: readonly Room[],
): Promise<string> {
  const { artist, url } = content.site;
  const pageLocale = locales.find(({ id }) => id === contentLocale(data)) ?? locales[0];
  const otherLocales = locales.filter(
    ({ id }) => id !== pageLocale.id && data.languages.includes(id),
  );
  const title = documentTitle(data, artist);
  const description = data.description.value;
  const image = new URL(picture.path, url).href;
  const page = rooms.find(({ name }) => name === data.page)?.page;
  return [
    property('og:type', page?.type === 'ProfilePage' ? 'profile' : 'website'),
    property('og:site_name', artist),
    property('og:title', title),
    property('og:description', description),
    property('og:url', absoluteUrl(canonicalAddress(data), url)),
    property('og:locale', openGraphLocale(pageLocale)),
    ...otherLocales.map((locale) => property('og:locale:alternate', openGraphLocale(locale))),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    picture.alt === undefined ? '' : property('og:image:alt', picture.alt),
    '<meta name="twitter:card" content="summary_large_image">',
    feedLink(content),
    `<script type="application/ld+json">${jsonForScript(await structuredData(data, content, rooms))}</script>`,
  ].join('');
}

/**
 * The Open Graph locale of a language, always with a territory.
 * @example openGraphLocale({ tag: 'zh-Hant' }) // => 'zh_TW'
 */
export function openGraphLocale({ tag }: { readonly tag: string }): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

function property(name: string, value: string): string {
  return `<meta property="${name}" content="${escapeHtml(value)}">`;
}

/** A link to the feed of the news, if any, on every page, so that feed readers discover it. */
function feedLink(content: LocaleContent): string {
  const { locale, messages, site } = content;
  if (!content.pageList.pages.has('news')) return '';
  const title = escapeHtml(`${textAt('nav.news', messages).value} — ${site.artist}`);
  const href = absoluteUrl(feedAddress(locale), site.url);
  return `<link rel="alternate" type="application/rss+xml" title="${title}" href="${href}">`;
}

/** The JSON-LD graph of a page: the site and the artist on every page, then what the page is about. */
export async function structuredData(
  data: PageData,
  content: LocaleContent,
  rooms: readonly Room[],
): Promise<Graph> {
  const { site } = content;
  const { artist, url } = site;
  const website: Thing = {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    url,
    ...namesIn(content),
    inLanguage: locales.map(({ id }) => id),
    publisher: artistRef(url),
  };
  const page = rooms.find((room) => room.name === data.page)?.page;
  const module = await page?.search?.();
  const { things = [], ...properties } = module?.search(content, data) ?? {};
  const address = absoluteUrl(data.address, url);
  const pageNode = {
    '@type': page?.type ?? 'WebPage',
    '@id': address,
    url: address,
    name: data.path === '' ? artist : data.title.value,
    inLanguage: contentLocale(data),
    isPartOf: { '@id': `${url}#website` },
    about: artistRef(url),
    ...(isEntryPage(data, page) && entryPageNode(things)),
    ...properties.page,
  } as const;
  return {
    '@context': 'https://schema.org',
    '@graph': [website, artistNode(content, properties), pageNode, ...things],
  };
}

/** Whether a page is that of one entry: below its room's page, but not one of the numbered ones. */
function isEntryPage({ path, number }: PageData, page: RoomPage | undefined): boolean {
  return path !== page?.path && number === 1;
}

/** Properties of the page of an entry, which may be several things, such as the performances of a concert. */
function entryPageNode(things: readonly unknown[]) {
  const mainEntity = things.filter(isObject).map((thing) => ({ '@id': String(thing['@id']) }));
  return { '@type': 'WebPage', ...(mainEntity.length > 0 && { mainEntity }) } as const;
}

function artistNode(content: LocaleContent, { artist }: SearchData): Thing {
  const { site } = content;
  const profileUrls = [
    ...(site.social ?? []).map(({ url }) => url),
    site.videoChannel ?? [],
  ].flat();
  return {
    '@type': site.kind === 'group' ? 'MusicGroup' : 'Person',
    ...artistRef(site.url),
    ...namesIn(content),
    url: site.url,
    ...artist,
    ...(profileUrls.length > 0 && { sameAs: [...new Set(profileUrls)] }),
  };
}

/** The artist's name in the page's language, and those in the others. */
function namesIn({ site, otherNames }: LocaleContent) {
  return {
    name: site.artist,
    ...(otherNames.length > 0 && { alternateName: [...otherNames] }),
  };
}

/**
 * JSON that can't close the `<script>` around it. Other markup stays unescaped: as a duplicate of that on the page it
 * compresses well. https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 * @example jsonForScript('<p></script>') // => String.raw`"<p>\u003c/script>"`
 */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll(/<(?=!--|\/?script)/gi, String.raw`\u003c`);
}
