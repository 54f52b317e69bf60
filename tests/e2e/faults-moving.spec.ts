// What can go wrong while a visitor moves on from a page, and what is seen then: what was typed there is kept.
import type { Page } from '@playwright/test';
import { limit } from '../machine.ts';
import { changed, deployed, missing, unanswered, type Apply } from './changed-answers.ts';
import { english } from './site.ts';
import { expect, scriptReady, test } from './test.ts';
import {
  documentsOf,
  expectWhole,
  expectWritten,
  link,
  photographs,
  send,
  toastTitle,
  write,
} from './visitor.ts';

// What the browser says of what is missing.
test.use({
  expected: [/Failed to load resource|dynamically imported module|SyntaxError|ERR_|preload/],
});

const data = '**/press.data.json';
const ofBuild = changed(data, (text) => text.replace(/"build":"\w+"/, '"build":"other"'));
const ofShape = changed(data, (text) => text.replace('"page":', '"leaf":'));

where('page data are missing @depth', missing(data), visitPress);
where(
  'page data are cut short @depth',
  changed(data, (text) => text.slice(0, 400)),
  visitPress,
);
where('page data are of another build', ofBuild, visitPress);
where('page data are of another shape @depth', ofShape, visitPress);
where(
  'page data are HTML @depth',
  changed(data, (html) => html, '/'),
  visitPress,
);
where('page data don’t come @depth', unanswered(data), visitPress);

const script = '**/assets/gallery-*.js';
const half = changed(script, (text) => text.slice(0, 200));

where('a page’s script is missing', missing(script), visitGalleryWithoutScript);
where('a page’s script is cut short @depth', half, visitGalleryWithoutScript);

const press = changed(/\/press(\.data\.json)?$/, (html) => html, '/');

where('each address is that of the home page @depth', press, async (page) => {
  await link(page, 'press').click();
  await expect(page).toHaveURL('/');
  await scriptReady(page);
  return ['/press'];
});

const toast = missing('**/assets/toast-region-*.js');
where('a toast’s script is missing @depth', toast, async (page, documents) => {
  await send(page);
  await expect.poll(() => documents).toEqual(['/contact']);
  await scriptReady(page);
  await send(page);
  await expect(page.locator('html')).toHaveAttribute('data-script', 'missing');
  await expectWhole(page);
  await expectWritten(page);
  return ['/contact'];
});

where('the site is deployed again', deployed, async (page, documents) => {
  await openPress(page);
  await expectSecondVersion(page);
  // From here on it is the new site, without another document.
  await link(page, 'contact').click();
  await expectWritten(page);
  expect(documents).toEqual(['/press']);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expectWritten(page);
  return ['/press', '/contact'];
});

where('the site is deployed again before a toast @depth', deployed, async (page) => {
  await send(page);
  await expectSecondVersion(page);
  await scriptReady(page);
  await expectWritten(page);
  await send(page);
  await expect(toastTitle(page)).toBeVisible();
  return ['/contact'];
});

where(
  'the site is deployed again before a lightbox @depth',
  () => Promise.resolve(),
  async (page) => {
    await link(page, 'gallery').click();
    await expect(photographs(page)).toHaveCount(11);
    await deployed(page);
    await photographs(page).first().click();
    await expectSecondVersion(page);
    // The address names the requested photograph.
    await expect(page.getByRole('dialog')).toBeVisible();
    return ['/gallery'];
  },
);

/** What is done to the network; what a visitor of the contact page then sees, and the documents that this requests. */
function where(
  name: string,
  apply: Apply,
  then: (page: Page, documents: readonly string[]) => Promise<readonly string[]>,
) {
  test(`where ${name}`, async ({ page, visit }) => {
    await visit('/contact');
    await apply(page);
    await write(page);
    const documents = documentsOf(page);
    expect(await then(page, documents)).toEqual(documents);
  });
}

/** Follows a link that the browser opens as a document. */
async function openPress(page: Page) {
  await link(page, 'press').click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(english.text('nav.press'), { timeout: limit(30_000) });
  await expect(page).toHaveURL('/press');
  await scriptReady(page);
  await expect(page.getByRole('article')).toHaveCount(13);
}

/** Does so, once, and goes back. */
async function visitPress(page: Page, documents: readonly string[]) {
  await openPress(page);
  expect(documents).toEqual(['/press']);
  await page.goBack();
  await scriptReady(page);
  await expectWritten(page);
  return ['/press', '/contact'];
}

/** Follows a link to a page that stays as it was prerendered, and one away from it, twice. */
async function visitGalleryWithoutScript(page: Page) {
  for (let times = 0; times < 2; times += 1) {
    await link(page, 'gallery').click();
    await expect(page.locator('html')).toHaveAttribute('data-script', 'missing');
    await expect(page).toHaveURL('/gallery');
    await expectWhole(page);
    await expect(photographs(page)).toHaveCount(11);
    await link(page, 'contact').click();
    await expect(page).toHaveURL('/contact');
    await scriptReady(page);
  }
  return ['/gallery', '/contact', '/gallery', '/contact'];
}

async function expectSecondVersion(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-version', '2');
}
