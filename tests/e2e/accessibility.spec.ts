import type { Page } from '@playwright/test';
import { askAxe } from './axe.ts';
import { english, languageOf, sizes, unknownAddress } from './site.ts';
import { expect, test, windowWidth } from './test.ts';
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

  // Pages are asked about with their last tab selected, by content/looks.
  for (const slug of ['conductor', 'violinist', 'composer'] as const) {
    const tag = slug === 'conductor' ? [] : '@depth';
    test(`with the tab ${slug} selected`, { tag }, async ({ page, visit }) => {
      await visit(`${address('biography')}#${slug}`);
      await expect(page.locator(`#${slug}`)).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('with the lightbox open', async ({ page, visit }) => {
    await visit(address('gallery'));
    await page.getByRole('main').getByRole('button').first().click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await expectAccessible(page);
  });

  test('with a toast and an error in the form', async ({ page, visit }) => {
    await visit(address('contact'));
    await write(page);
    await send(page);
    const toasts = page.getByRole('region', { name: /^Notifica/ });
    await toasts.locator('li').hover();
    await fields(page).first().fill('');
    await fields(page).first().press('Enter');
    await expect(fields(page).first()).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await expect(toasts.locator('li')).toBeVisible();
  });
});

test.describe('axe finds nothing', () => {
  test.use({ expected: [/ 404 |The score is missing/] });

  test('on an unknown address', async ({ page, visit }) => {
    await visit(unknownAddress(languageOf('es')));
    await expectAccessible(page);
  });

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
