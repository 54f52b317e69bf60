// Whatever is in the project’s content: its files, then every page in a browser.
import { test } from '../e2e/test.ts';
import { expectSoundFiles } from './any-site.ts';
import { expectAllTexts, expectGoodLooks, pagesOf } from './looks.ts';
import { servedSite } from '../served-sites.ts';
import { readSite } from './site.ts';

const { content, dist } = servedSite('own');
const site = readSite(content, dist);

test('the files of the site are sound', () => expectSoundFiles(site));

for (const page of pagesOf(site))
  test(`${page.address} looks right at 320, 768 and 1440 px`, async ({ page: tab }) =>
    expectGoodLooks(tab, site, page));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const page of pagesOf(site))
    test(`${page.address} shows all its texts`, async ({ page: tab }) => expectAllTexts(tab, page));
});
