// Pages -> sitemap.xml and robots.txt.
import { Readable } from 'node:stream';
import { absoluteUrl, alternates, notFoundPath } from '../page/addresses.ts';
import { picturesIn, pictureUrl } from '../body/picture-file.ts';
import type { PageData } from '../page/page.ts';

export const sitemapFile = 'sitemap.xml';

/** The sitemap: every indexed page that is its own canonical, with its other languages and its pictures. */
export async function renderSitemap(pages: readonly PageData[], siteUrl: string): Promise<string> {
  const indexed = pages.filter(
    (page) => page.path !== notFoundPath && page.languages.includes(page.locale),
  );
  const entries = indexed.map((page) => ({
    url: absoluteUrl(page.address, siteUrl),
    links: alternates(page).map(({ lang, address }) => ({
      lang,
      url: absoluteUrl(address, siteUrl),
    })),
    img: picturesOn(page, siteUrl).map((url) => ({ url })),
  }));
  const { SitemapStream, streamToPromise } = await import('sitemap');
  const stream = new SitemapStream({
    hostname: siteUrl,
    xmlns: { news: false, video: false, image: true, xhtml: true },
  });
  return String(await streamToPromise(Readable.from(entries).pipe(stream)));
}

function picturesOn({ content }: PageData, siteUrl: string): string[] {
  return [...new Set(picturesIn(content).map((picture) => pictureUrl(picture, siteUrl)))];
}

/** robots.txt: the rules of the owner, or permission to crawl everything. */
export function renderRobots(siteUrl: string, rules = 'User-agent: *\nAllow: /'): string {
  return `${rules.trimEnd()}\n\nSitemap: ${new URL(sitemapFile, siteUrl).href}\n`;
}
