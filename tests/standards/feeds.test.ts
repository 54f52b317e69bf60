// Feeds and sitemaps of the built sites against the schemas of their formats.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import feedSchema from 'jsonfeed-schema';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { root } from '../commands/run.mjs';
import { builtSites } from './built-pages.ts';

const validateFeed = new Ajv({ validateFormats: false, strict: false }).compile(feedSchema);

// The namespaces of pictures and of other languages have schemas on the web only: what is in them isn't checked.
const sitemapSchema = readFileSync(
  join(root, 'node_modules/sitemap/schema/sitemap.xsd'),
  'utf8',
).replaceAll('processContents="strict"', 'processContents="lax"');

describe.each([...(await builtSites())])('of the site %s,', (_, folder) => {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const feeds = ['press', 'es/press'].filter((file) => existsSync(join(folder, `${file}.json`)));

  test('the sitemap is one by the schema of sitemaps.org', async () => {
    const xml = read('sitemap.xml');
    expect((await validateXML({ xml, schema: sitemapSchema })).errors).toEqual([]);
  });

  test.each(feeds)('/%s.json is a JSON Feed by its schema', (file) => {
    validateFeed(JSON.parse(read(`${file}.json`)));
    expect(validateFeed.errors ?? []).toEqual([]);
  });
});
