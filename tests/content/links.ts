// No link, picture or file that a page names is missing, and no fragment; the data of every page are there.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from '../../src/memoize.ts';
import { pageAddress } from '../../src/page/addresses.ts';
import { basePath, type Element, elementsOf, type Page, type Site } from './site.ts';

/** The addresses that pages name and that lead to nothing, out of the site, or away from it in the same tab. */
export function brokenLinks(site: Site): string[] {
  const pages = new Map(site.pages.map((page) => [page.address, page]));
  const base = basePath(site.url);
  const look = 'Look for it in the texts of that page.';
  const problems = site.pages.flatMap((page) => {
    const from = page.address;
    const outside = urlsOn(page, site).filter(({ pathname }) => !`${pathname}/`.startsWith(base));
    const inside = urlsOn(page, site).flatMap(({ pathname, hash }) => {
      if (!`${pathname}/`.startsWith(base)) return [];
      const path = decodeURI(pathname).slice(base.length - 1) || '/';
      const fragment = decodeURIComponent(hash.slice(1));
      const target = pages.get(pageAddress(path, '/') ?? path);
      if (!target && !isFile(join(site.dist, path)))
        return [`${from} refers to ${path}, which isn’t there. ${look}`];
      if (fragment === '' || (target && idsOn(target).has(fragment))) return [];
      return [`${from} links to ${path}#${fragment}, and ${path} has no such place. ${look}`];
    });
    return [
      ...(page.room === undefined ? [`${from} has no data for those who follow a link.`] : []),
      ...outside.map(({ pathname }) => `${from} leads to ${pathname}, outside of the site.`),
      ...inside,
      ...elementsOf(page)
        .filter(leavesInPlace)
        .map(({ attribs }) => `${from} leads to ${attribs['href']} in the same tab.`),
    ];
  });
  return [...new Set(problems)];
}

const idsOn = memoize(
  (page: Page) => new Set(elementsOf(page).flatMap(({ attribs }) => attribs['id'] ?? [])),
);

/** The addresses that a page names, of those that have the origin of the site. */
function urlsOn(page: Page, { url }: Site): URL[] {
  return elementsOf(page)
    .flatMap(targetsOf)
    .map((target) => new URL(target, new URL(`.${page.address}`, url)))
    .filter(({ origin }) => origin === new URL(url).origin);
}

/** Whether a link leads to another site without a new tab, or to one that can reach back. */
function leavesInPlace({ name, attribs }: Element): boolean {
  const isOutside = name === 'a' && /^https?:/.test(attribs['href'] ?? '');
  return isOutside && (attribs['target'] !== '_blank' || attribs['rel'] !== 'noopener');
}

/** The addresses that an element names; one with a host leads elsewhere, unless it is about the page itself. */
function targetsOf({ name, attribs }: Element): string[] {
  const sources = (attribs['srcset'] ?? '').split(',').map((source) => source.trim().split(' ')[0]);
  const source = name === 'form' ? attribs['action'] : attribs['src'];
  const targets = [attribs['href'], source, ...sources].filter((target) => target !== undefined);
  return targets.filter((target) => target !== '' && (name === 'link' || !/^\w+:/.test(target)));
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
