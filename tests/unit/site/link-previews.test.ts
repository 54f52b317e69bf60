import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { whole } from '../../sites.ts';
import { openGraphLocale } from '../../../src/build/head.ts';
import { pagesOf } from './site-files.ts';

const folder = inject('whole');
const indexed = pagesOf(folder).filter((page) => page.indexed);

test.each([
  ['de', 'de_DE'],
  ['pt-BR', 'pt_BR'],
  ['zh-Hant', 'zh_TW'],
  ['sr-Latn', 'sr_RS'],
])('%s is %s to Open Graph', (tag, territory) => {
  expect(openGraphLocale({ tag })).toBe(territory);
});

describe.each(indexed)('the preview of $address', (page) => {
  const { address, locale, title, canonicals, meta } = page;

  test('says what the page says of itself, and its languages', () => {
    const territories = ['en_GB', 'es_ES'];
    const said = {
      'og:title': [title],
      'og:description': meta('description'),
      'og:url': canonicals,
      'og:type': [address.endsWith('/biography') ? 'profile' : 'website'],
      'og:locale': territories.filter((each) => each.startsWith(locale)),
      'og:locale:alternate': territories.filter((each) => !each.startsWith(locale)),
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'twitter:card': ['summary_large_image'],
    };
    expect(Object.keys(said).map((name) => [name, meta(name)])).toEqual(Object.entries(said));
    expect(meta('og:site_name')).toHaveLength(1);
  });

  test('has a picture of 1200 × 630 pixels that is there', async () => {
    const [picture = ''] = meta('og:image');
    expect(picture.startsWith(whole.url)).toBe(true);
    const file = join(folder, picture.slice(whole.url.length));
    const size = { width: 1200, height: 630, format: 'jpeg' };
    expect(await sharp(file).metadata()).toMatchObject(size);
  });
});

test.each(['en', 'es'])('describes its pictures as its pages do in %s', (locale) => {
  const pages = indexed.filter((page) => page.locale === locale);
  const said = new Set(pages.flatMap(({ alts }) => alts).filter(Boolean));
  const described = pages.flatMap(({ meta }) => meta('og:image:alt'));
  expect(described.length).toBeGreaterThan(3);
  for (const alt of described) expect(said).toContain(alt);
});

test.each(['en', 'es'])(
  'no two pages are shown by the same photograph, title or text in %s',
  (locale) => {
    const pages = indexed.filter((page) => page.locale === locale);
    for (const name of ['og:image', 'og:title', 'description'])
      expect(new Set(pages.flatMap(({ meta }) => meta(name))).size, name).toBe(pages.length);
  },
);
