// What search engines read of the pages of every site, for which no browser is needed.
import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { builtSite, sites } from '../built-site.ts';
import { pagesIn } from '../content/pages.ts';
import { limit } from '../machine.ts';
import { readThings, within } from '../schema-org.ts';

for (const site of sites) {
  test(`no two things on a page of the site ${site.name} have one id`, async () => {
    test.setTimeout(limit(120_000));
    const folder = await builtSite(site);
    const pages = pagesIn(folder).map(({ address, file }) => ({
      address,
      ids: idsIn(join(folder, file)),
    }));
    expect(pages.length).toBeGreaterThan(10);
    for (const { address, ids } of pages) {
      expect(ids.length, address).toBeGreaterThan(2);
      expect(ids, address).toEqual([...new Set(ids)]);
    }
  });
}

/** The ids of the things in the JSON-LD of a page, references aside. */
function idsIn(file: string): unknown[] {
  const document = parseDocument(readFileSync(file, 'utf8'));
  const scripts = DomUtils.getElementsByTagName('script', document, true);
  const json = scripts.find(({ attribs }) => attribs['type'] === 'application/ld+json');
  const things = within(readThings(json ? DomUtils.textContent(json) : ''));
  return things.flatMap((thing) => thing['@id'] ?? []);
}
