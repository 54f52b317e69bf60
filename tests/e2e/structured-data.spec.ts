// What search engines read of the pages of every site, for which no browser is needed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { pagesIn } from '../content/pages.ts';
import { readThings, within } from '../schema-org.ts';
import { servedSite } from '../served-sites.ts';
import { siteNames } from '../sites.ts';
import { expect, test } from './test.ts';

for (const site of siteNames) {
  test(`no two things on a page of the site ${site} have one id`, () => {
    const folder = servedSite(site).dist;
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
