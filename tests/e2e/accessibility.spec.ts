import type { Page } from '@playwright/test';
import { askAxe } from './axe.ts';
import { english, languages, sizes, unknownAddress } from './site.ts';
import { expect, notFound, test, windowWidth } from './test.ts';
import { breakPage, fields, link, send, write } from './visitor.ts';

/** Expects axe to find nothing, and says what it found where. */
async function expectAccessible(page: Page) {
  const { found, kept } = await askAxe(page);
  expect.soft(found).toEqual([]);
  expect(kept).toBeGreaterThan(10);
}

test.describe('axe finds nothing', () => {
  const { text, address } = english;

  test('with the menu open', async ({ page, visit }) => {
    await page.setViewportSize(sizes.phone);
    await visit(address('home'));
    await page.getByRole('button', { name: text('site.menu') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  test('with any tab selected', async ({ page, visit }) => {
    await visit(address('biography'));
    for (const slug of ['violinist', 'composer', 'compositions']) {
      await page.locator(`[role=tab][aria-controls=${slug}]`).click();
      await expect(page.locator(`#${slug}`)).not.toHaveAttribute('hidden');
      await expectAccessible(page);
    }
  });

  test('with the lightbox open', async ({ page, visit }) => {
    await visit(address('gallery'));
    await page.getByRole('main').getByRole('button').first().click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await expectAccessible(page);
  });

  test('with the form’s errors and with a toast', async ({ page, visit }) => {
    await visit(address('contact'));
    await send(page, english);
    await expect(fields(page).first()).toBeFocused();
    await expectAccessible(page);
    await write(page);
    await send(page, english);
    await page
      .getByRole('region', { name: /^Notifica/ })
      .locator('li')
      .hover();
    await expectAccessible(page);
  });
});

test.describe('axe finds nothing', () => {
  test.use({ expected: [notFound] });

  for (const language of languages) {
    test(`on an unknown address in ${language.name}`, async ({ page, visit }) => {
      await visit(unknownAddress(language));
      await expectAccessible(page);
    });
  }
});

test.describe('axe finds nothing', () => {
  test.use({ expected: [/The score is missing/] });

  test('on the error screen', async ({ page, visit }) => {
    await visit('/');
    const mend = await breakPage(page, 'The score is missing.');
    await link(page, 'gallery').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Unexpected/);
    await mend();
    await expectAccessible(page);
  });
});

test('words wider than a phone need no sideways scrolling at 320 px (400 % zoom)', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const id of ['home', 'biography', 'press'] as const) {
    await visit(english.address(id));
    const visible = await windowWidth(page);
    expect.soft(await width(), id).toBe(visible);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      expect.soft(await width(), await tab.innerText()).toBe(visible);
    }
  }
});
