// No link, picture or file that a page names is missing, and no fragment.
import { dataAddress } from '../../src/page/addresses.ts';
import { expect, test } from '../e2e/test.ts';
import { base, type Element, elementsOf, pages, siteAddress } from './site.ts';

/** A page that names an address, and the address below the site's base path, without a fragment. */
interface Reference {
  readonly from: string;
  readonly path: string;
  readonly fragment: string;
}

const references = new Map(pages.map((page) => [page, elementsOf(page.file)] as const));
const idsOf = new Map(
  [...references].map(([{ address }, elements]) => [
    address,
    new Set(elements.flatMap(({ attribs }) => attribs['id'] ?? [])),
  ]),
);
const all = [...references].flatMap(([{ address }, elements]) =>
  elements.flatMap(targetsOf).flatMap((target) => inside(address, target)),
);

test('whatever a page links to or shows is there', async ({ request }) => {
  const paths = [...new Set(all.map(({ path }) => path))];
  expect(paths.length).toBeGreaterThanOrEqual(pages.length);
  const missing: string[] = [];
  for (const path of paths) {
    const status = (await request.head(`.${path}`)).status();
    if (status === 200) continue;
    const first = all.find((reference) => reference.path === path);
    missing.push(
      `${first?.from} refers to ${path}, which answers ${status}. Look for it in the texts of that page.`,
    );
  }
  expect(missing).toEqual([]);
});

test('the data of every page are there, for whoever comes to it by a link', async ({ request }) => {
  for (const { address } of pages) {
    const response = await request.get(`.${dataAddress(address)}`);
    expect(response.status(), address).toBe(200);
    expect(await response.json()).toBeTruthy();
  }
});

test('whatever place on a page is linked to is there', () => {
  const missing = all
    .filter(({ fragment }) => fragment !== '')
    .filter(({ path, fragment }) => !idsOf.get(path)?.has(fragment))
    .map(
      ({ from, path, fragment }) =>
        `${from} links to ${path}#${fragment}, and ${path} has no such place. Look for it in the texts of that page.`,
    );
  expect([...new Set(missing)]).toEqual([]);
});

/** The addresses that an element names; one with a host leads elsewhere, unless it is about the page itself. */
function targetsOf({ name, attribs }: Element): string[] {
  const sources = (attribs['srcset'] ?? '').split(',').map((source) => source.trim().split(' ')[0]);
  const own = name === 'form' ? attribs['action'] : attribs['src'];
  const targets = [attribs['href'], own, ...sources].filter((target) => target !== undefined);
  return targets.filter((target) => target !== '' && (name === 'link' || !/^\w+:/.test(target)));
}

/** The address below the site's base path, of one that is inside the site. */
function inside(from: string, target: string): Reference[] {
  const own = new URL(siteAddress);
  const url = new URL(target, new URL(`.${from}`, own));
  if (url.origin !== own.origin || !`${url.pathname}/`.startsWith(base)) return [];
  const path = decodeURI(url.pathname).slice(base.length - 1) || '/';
  return [{ from, path, fragment: decodeURIComponent(url.hash.slice(1)) }];
}
