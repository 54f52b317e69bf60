// The checks of any site, on each site of the tests: its files, then a page of each kind and direction in a browser;
// axe, larger windows and paper on the first site that has it.
import { rooms } from '../../src/pages/all.ts';
import { expectSoundFiles } from '../content/any-site.ts';
import {
  expectAllTexts,
  expectFittingPictures,
  expectGoodLooks,
  largestPages,
} from '../content/looks.ts';
import { readSite } from '../content/site.ts';
import { servedSite } from '../served-sites.ts';
import { siteNames, sites } from '../sites.ts';
import { expect, test } from './test.ts';

const checked = siteNames.map((name) => {
  const { content, dist } = servedSite(name);
  return { name, site: readSite(content, dist, sites[name].url) };
});

test('each kind of page is on one of the sites', () => {
  const visitedRooms = new Set(
    checked.flatMap(({ site }) => site.pages.map(({ room = '' }) => room)),
  );
  const kinds = rooms.filter(({ page }) => page).map(({ name }) => name);
  expect([...visitedRooms].toSorted()).toEqual(kinds.toSorted());
});

/** Kinds of pages, which look the same on all sites except for their texts. */
const seen = new Set<string>();

for (const { name, site } of checked) {
  test(`the files of the site ${name} are sound`, () => expectSoundFiles(site));

  test.describe(`a page of each kind of the site ${name}`, () => {
    test.use({ site: name });

    for (const [kind, page] of largestPages(site)) {
      if (seen.has(kind)) continue;
      seen.add(kind);
      test(`${page.address} looks right`, async ({ page: tab }) => {
        await expectGoodLooks(tab, site, page);
        await expectFittingPictures(tab, site, page);
      });
    }

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('shows all its texts, at 320 px too', async ({ page: tab }) => {
        for (const page of largestPages(site).values()) await expectAllTexts(tab, page);
      });
    });
  });
}
