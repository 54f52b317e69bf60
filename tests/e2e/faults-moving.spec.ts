// What can go wrong while a visitor moves on from a page, and what is seen then: what was typed there is kept.
import type { Page } from '@playwright/test';
import { limit } from '../machine.ts';
import { changed, deployed, missing } from './changed-answers.ts';
import { english, titleOf } from './site.ts';
import { expect, scriptReady, test } from './test.ts';
import {
  documentsOf,
  expectWhole,
  expectWritten,
  link,
  photographs,
  send,
  write,
} from './visitor.ts';

// What the browser says of what is missing.
test.use({
  expected: [/Failed to load resource|dynamically imported module|SyntaxError|ERR_|preload/],
});

/** What is done to the network; what a visitor of the contact page then sees, and which documents that takes. */
type Fault = readonly [
  name: string,
  apply: (page: Page) => Promise<unknown>,
  then: (page: Page, documents: readonly string[]) => Promise<unknown>,
];

const data = '**/press.data.json';
const faults: readonly Fault[] = [
  ['page data are missing @depth', missing(data), visitPress],
  ['page data are cut short @depth', changed(data, (text) => text.slice(0, 400)), visitPress],
  [
    'page data are of another build',
    changed(data, (text) => text.replace(/"build":"\w+"/, '"build":"other"')),
    visitPress,
  ],
  [
    'page data are of another shape @depth',
    changed(data, (text) => text.replace('"page":', '"leaf":')),
    visitPress,
  ],
  ['page data are HTML @depth', changed(data, (html) => html, '/'), visitPress],
  [
    'page data don’t come @depth',
    (page) => page.route(data, () => new Promise(() => undefined)),
    visitPress,
  ],
  [
    'each address is answered with the home page @depth',
    changed(/\/press(\.data\.json)?$/, (html) => html, '/'),
    async (page, documents) => {
      await link(page, 'press').click();
      await expect(page).toHaveURL('/');
      await scriptReady(page);
      await expect(page).toHaveTitle(titleOf('home', english));
      expect(documents).toEqual(['/press']);
    },
  ],
  ['a page’s script is missing', missing('**/assets/gallery-*.js'), visitGalleryWithoutScript],
  [
    'a page’s script is cut short @depth',
    changed('**/assets/gallery-*.js', (script) => script.slice(0, 200)),
    visitGalleryWithoutScript,
  ],
  [
    'a toast’s script is missing @depth',
    missing('**/assets/toast-region-*.js'),
    async (page, documents) => {
      await send(page);
      await expect.poll(() => documents).toEqual(['/contact']);
      await scriptReady(page);
      await send(page);
      await expect(page.locator('html')).toHaveAttribute('data-script', 'missing');
      await expectWhole(page);
      await expectWritten(page);
      expect(documents).toEqual(['/contact']);
    },
  ],
  [
    'the site is deployed again',
    deployed,
    async (page, documents) => {
      await openPress(page, documents);
      await expectSecondVersion(page);
      // From here on it is the new site, without another document.
      await link(page, 'contact').click();
      await expectWritten(page);
      expect(documents).toEqual(['/press']);
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL('/contact');
      await expectWritten(page);
    },
  ],
  [
    'the site is deployed again before a toast @depth',
    deployed,
    async (page, documents) => {
      await send(page);
      await expectSecondVersion(page);
      await scriptReady(page);
      await expectWritten(page);
      await send(page);
      await expect(page.getByText(english.text('toast.title'), { exact: true })).toBeVisible();
      expect(documents).toEqual(['/contact']);
    },
  ],
  [
    'the site is deployed again before a lightbox @depth',
    async () => undefined,
    async (page, documents) => {
      await link(page, 'gallery').click();
      await expect(photographs(page)).toHaveCount(11);
      await deployed(page);
      await photographs(page).first().click();
      await expectSecondVersion(page);
      // The address names the photograph that was asked for.
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(documents).toEqual(['/gallery']);
    },
  ],
];

for (const [name, apply, then] of faults)
  test(`where ${name}`, async ({ page, visit }) => {
    await visit('/contact');
    await apply(page);
    await write(page);
    await then(page, documentsOf(page));
  });

/** Follows a link that the browser opens as a document, once. */
async function openPress(page: Page, documents: readonly string[]) {
  await link(page, 'press').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.text('nav.press'), {
    timeout: limit(30_000),
  });
  await expect(page).toHaveURL('/press');
  await scriptReady(page);
  await expect(page.getByRole('article')).toHaveCount(13);
  expect(documents).toEqual(['/press']);
}

/** Does so, and goes back. */
async function visitPress(page: Page, documents: readonly string[]) {
  await openPress(page, documents);
  await page.goBack();
  await scriptReady(page);
  await expectWritten(page);
}

/** Follows a link to a page that stays as it was prerendered, each time, and one away from it. */
async function visitGalleryWithoutScript(page: Page, documents: readonly string[]) {
  for (const times of [1, 2]) {
    await link(page, 'gallery').click();
    await expect(page.locator('html')).toHaveAttribute('data-script', 'missing');
    await expect(page).toHaveURL('/gallery');
    await expectWhole(page);
    await expect(photographs(page)).toHaveCount(11);
    await link(page, 'contact').click();
    await expect(page).toHaveURL('/contact');
    await scriptReady(page);
    expect(documents).toHaveLength(2 * times);
  }
}

async function expectSecondVersion(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-version', '2');
}
