import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { whole } from '../../sites.ts';
import { openGraphLocale } from '../../../src/build/head.ts';
import { pagesOf } from './site-files.ts';

const folder = inject('whole');
const indexed = pagesOf(folder).filter((page) => page.isIndexed);

test.each([
  ['de', 'de_DE'],
  ['pt-BR', 'pt_BR'],
  ['zh-Hant', 'zh_TW'],
  ['sr-Latn', 'sr_RS'],
])('the Open Graph locale of %s is %s', (tag, locale) => {
  expect(openGraphLocale({ tag })).toBe(locale);
});

describe.each(indexed)('the preview of $address', (page) => {
  const { address, locale, title, canonicals, meta } = page;

  test('agrees with the page’s metadata and languages', () => {
    const territories = ['en_GB', 'es_ES'];
    const expected = {
      'og:title': [title],
      'og:description': meta('description'),
      'og:url': canonicals,
      'og:type': [address.endsWith('/biography') ? 'profile' : 'website'],
      'og:locale': territories.filter((territory) => territory.startsWith(locale)),
      'og:locale:alternate': territories.filter((territory) => !territory.startsWith(locale)),
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'twitter:card': ['summary_large_image'],
    };
    const actual = Object.keys(expected).map((name) => [name, meta(name)]);
    expect(actual).toEqual(Object.entries(expected));
    expect(meta('og:site_name')).toHaveLength(1);
  });

  test('has an existing picture of 1200 × 630 pixels', async () => {
    const [picture = ''] = meta('og:image');
    expect(picture.startsWith(whole.url)).toBe(true);
    const file = join(folder, picture.slice(whole.url.length));
    const size = { width: 1200, height: 630, format: 'jpeg' };
    expect(await sharp(file).metadata()).toMatchObject(size);
  });
});

test.each(['en', 'es'])('uses alternative texts of the pages in %s', (locale) => {
  const pages = indexed.filter((page) => page.locale === locale);
  const pageAlts = new Set(pages.flatMap(({ alts }) => alts).filter(Boolean));
  const previewAlts = pages.flatMap(({ meta }) => meta('og:image:alt'));
  expect(previewAlts.length).toBeGreaterThan(3);
  for (const alt of previewAlts) expect(pageAlts).toContain(alt);
});

test.each(['en', 'es'])(
  'no two pages have the same picture, title or description in %s',
  (locale) => {
    const pages = indexed.filter((page) => page.locale === locale);
    for (const name of ['og:image', 'og:title', 'description'])
      expect(new Set(pages.flatMap(({ meta }) => meta(name))).size, name).toBe(pages.length);
  },
);
