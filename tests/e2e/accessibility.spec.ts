import type { Page } from '@playwright/test';
import { askAxe } from './axe.ts';
import { galleryThatThrows } from './changed-answers.ts';
import { english, languageOf, sizes, unknownAddress } from './site.ts';
import { expect, test, windowWidth } from './test.ts';
import { fields, link, photographs, send, write } from './visitor.ts';

/** Expects axe to find nothing, and says what it found where. */
async function expectAccessible(page: Page, state: string) {
  const { found, kept } = await askAxe(page);
  expect.soft(found, state).toEqual([]);
  expect(kept, state).toBeGreaterThan(10);
}

test.describe('axe finds nothing', () => {
  const { text, address } = english;
  test.use({ ends: 'without its draft' });

  test('with menu, tab, lightbox, toast and an error in the form open', async ({ page, visit }) => {
    const dialog = page.getByRole('dialog');
    await page.setViewportSize(sizes.phone);
    await visit(address('home'));
    await page.getByRole('button', { name: text('site.menu') }).click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'menu');
    await dialog.getByRole('link', { name: text('nav.biography') }).click();
    await page.setViewportSize(sizes.desktop);
    // Pages are asked about with their last tab selected, by content/looks.
    await page.getByRole('tab').first().click();
    await expect(dialog).toHaveCount(0);
    await expectAccessible(page, 'tab');
    await link(page, 'gallery').click();
    await photographs(page).first().click();
    await expect(dialog.getByRole('img')).toBeVisible();
    await expectAccessible(page, 'lightbox');
    await page.keyboard.press('Escape');
    await link(page, 'contact').click();
    await write(page);
    await send(page);
    const toasts = page.getByRole('region', { name: /^Notifica/ });
    await toasts.locator('li').hover();
    await fields(page).first().fill('');
    await fields(page).first().press('Enter');
    await expect(fields(page).first()).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'toast and error');
    await expect(toasts.locator('li')).toBeVisible();
  });

  for (const slug of ['violinist', 'composer'] as const) {
    test(`with the tab ${slug} selected`, { tag: '@depth' }, async ({ page, visit }) => {
      await visit(`${address('biography')}#${slug}`);
      await expect(page.locator(`#${slug}`)).toBeVisible();
      await expectAccessible(page, slug);
    });
  }
});

test.describe('axe finds nothing', () => {
  test.use({ expected: [/ 404 /] });

  test('on an unknown address', async ({ page, visit }) => {
    await visit(unknownAddress(languageOf('es')));
    await expectAccessible(page, 'unknown address');
  });
});

test.describe('axe finds nothing', () => {
  test.use({ expected: [/./], ends: 'elsewhere' });

  test('on the error screen', async ({ page, visit }) => {
    await visit('/');
    await galleryThatThrows(page);
    await link(page, 'gallery').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Unexpected/);
    await expectAccessible(page, 'error screen');
  });
});

test('words wider than a phone need no sideways scrolling at 320 px', async ({ page, visit }) => {
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
