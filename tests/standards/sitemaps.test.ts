// Sitemaps of the built sites against the schema of their format.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { root } from '../commands/run.mjs';
import { builtSites } from './built-pages.ts';

// The namespaces of pictures and of other languages have schemas on the web only: what is in them isn't checked.
const sitemapSchema = readFileSync(
  join(root, 'node_modules/sitemap/schema/sitemap.xsd'),
  'utf8',
).replaceAll('processContents="strict"', 'processContents="lax"');

describe.each([...(await builtSites())])('of the site %s,', (_, folder) => {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  test('the sitemap is one by the schema of sitemaps.org', async () => {
    const xml = read('sitemap.xml');
    expect((await validateXML({ xml, schema: sitemapSchema })).errors).toEqual([]);
  });
});
