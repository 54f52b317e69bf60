import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSitemap } from 'sitemap';
import { describe, expect, inject, test } from 'vitest';
import { splitAddress } from '../../../src/page/addresses.ts';
import { whole } from '../../sites.ts';
import { pagesOf } from './site-files.ts';

const folder = inject('whole');
const pages = pagesOf(folder);
const indexed = pages.filter((page) => page.indexed);
const absolute = (address: string) => new URL(address.slice(1), whole.url).href;

test.each(indexed)('$address is canonical, and names its languages, which name it', (page) => {
  const { address, canonicals, alternates } = page;
  expect(canonicals).toEqual([absolute(address)]);
  expect([...alternates.keys()]).toEqual(['en', 'es', 'x-default']);
  expect(alternates.get('x-default')).toBe(alternates.get('en'));
  expect([...alternates.values()]).toContain(absolute(address));
  for (const other of new Set(alternates.values())) {
    const found = indexed.find((each) => absolute(each.address) === other);
    expect(found?.alternates).toEqual(alternates);
  }
});

describe('the sitemap', () => {
  const entries = parseSitemap(createReadStream(join(folder, 'sitemap.xml')));

  test('has every indexed page at its canonical address, and no other', async () => {
    const listed = (await entries).map(({ url }) => url);
    expect(listed.toSorted()).toEqual(indexed.flatMap(({ canonicals }) => canonicals).toSorted());
  });

  test('names the languages that the pages name', async () => {
    for (const { url, links } of await entries) {
      const page = indexed.find(({ canonicals }) => canonicals.includes(url));
      const named = new Map(links.map(({ lang, url: href }) => [lang, href]));
      expect(named).toEqual(page?.alternates);
    }
  });

  test('has every picture of each page', async () => {
    for (const { url, img } of await entries) {
      const page = indexed.find(({ canonicals }) => canonicals.includes(url));
      const shown = new Set(page?.pictures.map((source) => new URL(source, whole.url).href));
      expect(new Set(img.map((picture) => picture.url))).toEqual(shown);
    }
  });
});

test('every link to another site opens a tab that can’t reach back', () => {
  const links = pages.flatMap((page) => page.links);
  const outside = links.filter(({ href = '' }) => /^https?:/.test(href));
  expect(outside.length).toBeGreaterThan(50);
  for (const { href, target, rel } of outside)
    expect([href, target, rel]).toEqual([href, '_blank', 'noopener']);
});

test('robots.txt admits everybody and names the sitemap', () => {
  expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${whole.url}sitemap.xml\n`,
  );
});

describe.each(pages.filter((page) => !page.indexed))('$file', (page) => {
  test('is not indexed and has no address of its own', () => {
    expect(page.meta('robots')).toEqual(['noindex']);
    expect(page.canonicals).toEqual([]);
    expect(page.alternates.size).toBe(0);
    expect(page.things).toEqual([]);
  });
});

test('there is a 404 page in each language', () => {
  const files = pages.filter((page) => !page.indexed).map(({ file }) => file);
  expect(files).toEqual(['404.html', 'es/404.html']);
});

test.each([
  ['/', 'en', ''],
  ['/es', 'es', ''],
  ['/es/press/2', 'es', 'press/2'],
  ['/essays', 'en', 'essays'],
  ['/es//evil.example', 'es', 'evil.example'],
] as const)('%s is in %s, below it %j', (address, locale, path) => {
  expect(splitAddress(address)).toEqual({ locale, path });
});
