// What a site says of the addresses of its pages: each has one, translations name each other, the sitemap has all.
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { DomUtils, parseDocument } from 'htmlparser2';
import { parseSitemap, type SitemapItem } from 'sitemap';
import { absoluteUrl } from '../../src/page/addresses.ts';
import { elementsOf, isNotFound, type Page, type Site } from './site.ts';

/** The pages that name, or that the sitemap has with, other addresses than their own and their translations'. */
export async function wrongAddresses(site: Site): Promise<string[]> {
  const entries = await parseSitemap(createReadStream(join(site.dist, 'sitemap.xml')));
  const pages = site.pages.filter((page) => !isNotFound(page));
  const published = new Set(pages.map((page) => urlOf(page, site)));
  const robots = readFileSync(join(site.dist, 'robots.txt'), 'utf8');
  const isNamed = robots.endsWith(`\n\nSitemap: ${absoluteUrl('/sitemap.xml', site.url)}\n`);
  return [
    ...(isNamed ? [] : ['robots.txt needs the address of the sitemap.']),
    ...entries.flatMap(({ url }) => (published.has(url) ? [] : [`${url} is in the sitemap.`])),
    ...pages.flatMap((page) => {
      const pageUrl = urlOf(page, site);
      const entry = entries.find(({ url }) => url === pageUrl);
      return missing(page, addressesOf(page, site, entry));
    }),
  ];
}

/** Whether the addresses of a page, and those of its entry in the sitemap if any, are right. */
function addressesOf(page: Page, site: Site, entry?: SitemapItem): Record<string, boolean> {
  const pageUrl = urlOf(page, site);
  const [canonical, ...duplicates] = linksOf(page, 'canonical').map(([, href]) => href);
  const isCanonical = canonical === pageUrl && duplicates.length === 0;
  const isOfOriginal =
    canonical === absoluteUrl(`/${page.path}`, site.url) && duplicates.length === 0;
  const translations = isCanonical ? translationsOf(page, site) : {};
  const alternates = Object.fromEntries(linksOf(page, 'alternate'));
  const listed = Object.fromEntries(entry?.links.map(({ lang, url }) => [lang, url]) ?? []);
  const pictures = entry?.img.map(({ url }) => url);
  return {
    'one canonical address, its own or that of its original': isCanonical || isOfOriginal,
    'the addresses of its translations': isDeepStrictEqual(alternates, translations),
    'an entry in the sitemap if its address is canonical': Boolean(entry) === isCanonical,
    'its translations in the sitemap': isDeepStrictEqual(listed, translations),
    'its pictures in the sitemap': !pictures || hasPictures(pictures, page, site),
  };
}

/** Says what of some facts a page needs. */
export function missing({ address }: Page, facts: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(facts)
    .filter(([, isSo]) => !isSo)
    .map(([what]) => `${address} needs ${what}.`);
}

/** The languages and the addresses of links of a kind in a page's head. */
export function linksOf(page: Page, kind: string): (readonly [string, string])[] {
  return elementsOf(page)
    .filter(({ name, attribs: { rel, type } }) => name === 'link' && rel === kind && !type)
    .map(({ attribs: { hreflang = '', href = '' } }) => [hreflang, href]);
}

function urlOf({ address }: Page, { url }: Site): string {
  return absoluteUrl(address, url);
}

/** The addresses of a page in all languages that it has a text in, keyed by language; empty if there is one. */
export function translationsOf({ path }: Page, site: Site): Readonly<Record<string, string>> {
  const translated = site.pages.filter(
    (page) => page.path === path && linksOf(page, 'canonical')[0]?.[1] === urlOf(page, site),
  );
  if (translated.length < 2) return {};
  const addresses = translated.map((page) => [page.language.id, urlOf(page, site)] as const);
  return { ...Object.fromEntries(addresses), 'x-default': absoluteUrl(`/${path}`, site.url) };
}

/** Whether the sitemap has the pictures of a page, its frames included; those in texts may be missing. */
function hasPictures(listed: readonly string[], { html }: Page, { url }: Site): boolean {
  const document = parseDocument(html);
  const frames = DomUtils.getElementsByTagName('iframe', document);
  const framed = frames.map(({ attribs }) => parseDocument(attribs['srcdoc'] ?? ''));
  const texts = DomUtils.find(
    (node) => DomUtils.isTag(node) && 'data-prose' in node.attribs,
    document.children,
    true,
    Infinity,
  );
  for (const text of texts) DomUtils.removeElement(text);
  const images = [document, ...framed].flatMap((tree) =>
    DomUtils.getElementsByTagName('img', tree),
  );
  const sources = images.map(({ attribs }) => new URL(attribs['src'] ?? '', url).href);
  const isThere = (picture: string) => html.includes(new URL(picture).pathname);
  return sources.every((source) => listed.includes(source)) && listed.every(isThere);
}
