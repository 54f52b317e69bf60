import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { whole } from '../../sites.ts';
import { territoryOf } from '../../../src/build/head.ts';
import { pagesOf } from './site-files.ts';

const folder = inject('whole');
const indexed = pagesOf(folder).filter((page) => page.indexed);

test.each([
  ['de', 'de_DE'],
  ['pt-BR', 'pt_BR'],
  ['zh-Hant', 'zh_TW'],
  ['sr-Latn', 'sr_RS'],
])('%s is %s to Open Graph', (tag, territory) => {
  expect(territoryOf({ tag })).toBe(territory);
});

describe.each(indexed)(
  'the preview of $address',
  ({ address, locale, title, canonicals, meta }) => {
    test('says what the page says of itself', () => {
      expect(meta('og:title')).toEqual([title]);
      expect(meta('og:description')).toEqual(meta('description'));
      expect(meta('og:url')).toEqual(canonicals);
      expect(meta('og:type')).toEqual([address.endsWith('/biography') ? 'profile' : 'website']);
      expect(meta('og:site_name')).toHaveLength(1);
    });

    test('names its language and the other one', () => {
      const territories = ['en_GB', 'es_ES'];
      expect(meta('og:locale')).toEqual(territories.filter((each) => each.startsWith(locale)));
      expect(meta('og:locale:alternate')).toEqual(
        territories.filter((each) => !each.startsWith(locale)),
      );
    });

    test('has a picture of 1200 × 630 pixels that is there', async () => {
      const [picture = ''] = meta('og:image');
      expect(picture.startsWith(whole.url)).toBe(true);
      const file = join(folder, picture.slice(whole.url.length));
      expect(existsSync(file)).toBe(true);
      expect(await sharp(file).metadata()).toMatchObject({
        width: 1200,
        height: 630,
        format: 'jpeg',
      });
      expect([...meta('og:image:width'), ...meta('og:image:height')]).toEqual(['1200', '630']);
    });

    test('is told to Twitter as a large card', () => {
      expect(meta('twitter:card')).toEqual(['summary_large_image']);
    });
  },
);

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
