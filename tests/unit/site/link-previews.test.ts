import { expect, inject, test } from 'vitest';
import { elementsOf, isNotFound, readSite, type Page } from '../../content/site.ts';
import { whole } from '../../sites.ts';
import { openGraphLocale } from '../../../src/build/head.ts';

const { pages } = readSite(whole.content, inject('whole'), whole.url);

test.each([
  ['de', 'de_DE'],
  ['pt-BR', 'pt_BR'],
  ['zh-Hant', 'zh_TW'],
  ['sr-Latn', 'sr_RS'],
])('the Open Graph locale of %s is %s', (tag, locale) => {
  expect(openGraphLocale({ tag })).toBe(locale);
});

/** The pages with a list or texts of their own, not those of an entry. */
function roomPages(locale: string): Page[] {
  return pages.filter(
    (page) => page.language.id === locale && !page.path.includes('/') && !isNotFound(page),
  );
}

/** The contents of a page's `meta` elements with a `name` or `property`. */
function metaOf(page: Page, name: string): string[] {
  return elementsOf(page).flatMap(({ attribs }) =>
    (attribs['name'] ?? attribs['property']) === name ? (attribs['content'] ?? '') : [],
  );
}

test.each(['en', 'es'])('previews use alternative texts of the pages in %s', (locale) => {
  const alts = roomPages(locale).flatMap((page) =>
    elementsOf(page).flatMap(({ attribs }) => attribs['alt'] ?? []),
  );
  const previewAlts = roomPages(locale).flatMap((page) => metaOf(page, 'og:image:alt'));
  expect(previewAlts.length).toBeGreaterThan(3);
  for (const alt of previewAlts) expect(alts.filter(Boolean)).toContain(alt);
});

test.each(['en', 'es'])(
  'no two pages have the same picture, title or description in %s',
  (locale) => {
    const all = roomPages(locale);
    for (const name of ['og:image', 'og:title', 'description'])
      expect(new Set(all.flatMap((page) => metaOf(page, name))).size, name).toBe(all.length);
  },
);
