import type { Locator, Page } from '@playwright/test';
import { limit } from '../machine.ts';
import { english } from './site.ts';
import { expect, scriptReady, test } from './test.ts';

test.describe('a site below a path', () => {
  test.use({ site: 'below' });
  test.setTimeout(limit(120_000));

  test('goes from page to page, to tabs and to the other language', async ({ page }) => {
    await page.goto('./');
    await scriptReady(page);
    const nav = page.getByRole('banner').getByRole('navigation');
    await nav.getByRole('link', { name: english.text('nav.press'), exact: true }).click();
    await expect(page).toHaveURL('press');
    await expect(page.getByRole('article')).toHaveCount(13);
    await expect(page.getByRole('img').first()).toHaveJSProperty('complete', true);
    await opener(page, 'EN').click();
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page).toHaveURL('es/press');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await nav.getByRole('link', { name: english.text('nav.biography'), exact: true }).click();
    await expect(page).toHaveURL('es/biography');
    await page.getByRole('tab').nth(3).click();
    await expect(page).toHaveURL('es/biography#compositions');
    await page.reload();
    await expect(page.getByRole('tab').nth(3)).toHaveAttribute('aria-selected', 'true');
  });

  test('goes the other way by arrow keys from right to left', async ({ page }) => {
    await page.goto('ar/biography');
    await scriptReady(page);
    const tabs = page.getByRole('tab');
    await tabs.first().focus();
    for (const [key, index] of [
      ['ArrowLeft', 1],
      ['ArrowRight', 0],
      ['ArrowRight', 3],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabs.nth(index)).toBeFocused();
    }
    await page.goto('ar/gallery');
    await scriptReady(page);
    await page.getByRole('main').getByRole('link').first().click();
    const lightbox = page.getByRole('dialog');
    await expect(lightbox.locator(':focus')).toHaveCount(1);
    for (const [key, number] of [
      ['ArrowLeft', 2],
      ['ArrowRight', 1],
      ['ArrowRight', 11],
    ] as const) {
      await page.keyboard.press(key);
      await expect(lightbox).toContainText(`${number} of 11`);
    }
  });

  test('lists three languages behind a button, by keyboard', async ({ page }) => {
    await page.goto('biography#composer');
    await scriptReady(page);
    await opener(page, 'EN').focus();
    await page.keyboard.press('Enter');
    await expect(entries(page)).toHaveText(['English', 'Español', 'العربية']);
    await expect(page.locator('[aria-current="true"]')).toHaveText('English');
    await page.keyboard.press('Escape');
    await expect(entries(page)).toHaveCount(0);
    await expect(opener(page, 'EN')).toBeFocused();
    await page.keyboard.press('Enter');
    for (const name of ['English', 'Español', 'العربية']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('ar/biography#composer');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(opener(page, 'AR')).toBeFocused();
    await expect(entries(page)).toHaveCount(0);
  });

  test('turns round for a language from right to left, and back', async ({ page }) => {
    await page.goto('biography');
    await scriptReady(page);
    const html = page.locator('html');
    await expect(html).not.toHaveAttribute('dir', 'rtl');
    await opener(page, 'EN').click();
    await page.getByRole('button', { name: 'العربية' }).click();
    await expect(html).toHaveAttribute('dir', 'rtl');
    await opener(page, 'AR').click();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(html).not.toHaveAttribute('dir', 'rtl');
  });

  test('the list of many languages is within a small window, and scrolls', async ({ page }) => {
    // 1280 × 1024 px at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('press');
    await scriptReady(page);
    await page.getByRole('button', { name: english.text('site.menu') }).click();
    const menu = page.getByRole('dialog');
    await opener(menu, 'EN').click();
    const list = menu.locator('[popover]');
    await list.evaluate((each) => {
      for (let copies = 0; copies < 4; copies++)
        each.append(...[...each.children].slice(0, 2).map((child) => child.cloneNode(true)));
    });
    await expect(list).toBeInViewport({ ratio: 0.99 });
    await entries(menu).last().focus();
    await expect(entries(menu).last()).toBeInViewport({ ratio: 0.99 });
    expect((await list.boundingBox())?.height).toBeGreaterThan(80);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('lists three languages too, each leading to the same page', async ({ page }) => {
      await page.goto('press');
      await opener(page, 'EN').focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('[aria-current="true"]')).toHaveText('English');
      await page.getByRole('button', { name: 'العربية' }).click();
      await expect(page).toHaveURL(/\/v1\.2\/ar\/press\??$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    });
  });
});

/** The button that opens the list of languages, in the header or the menu. */
function opener(part: Page | Locator, current: string) {
  const name = `${current} ${english.text('site.languages')}`;
  return part.getByRole('button', { name });
}

/** The languages of the list, where it is open. */
function entries(part: Page | Locator) {
  return part.getByRole('listitem').getByRole('button');
}
