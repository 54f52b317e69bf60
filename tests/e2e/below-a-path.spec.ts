// A site below a path, with more languages than a toggle has room for.
import type { Locator, Page } from '@playwright/test';
import { english } from './site.ts';
import { expect, test } from './test.ts';
import { changeLanguage, menuButton } from './visitor.ts';

test.use({ site: 'below' });

const languages = ['English', 'Español', 'العربية'];

/** The button that opens the list of languages, in the header or the menu. */
function opener(part: Page | Locator, current: string) {
  return part.getByRole('button', { name: `${current} ${english.text('site.languages')}` });
}

/** The languages of the list, where it is open. */
function entries(part: Page | Locator) {
  return part.getByRole('listitem').getByRole('button');
}

test('a visit goes on to pages, tabs and the other language', async ({ page, visit }) => {
  await visit('./');
  const nav = page.getByRole('banner').getByRole('navigation');
  await nav.getByRole('link', { name: english.text('nav.press'), exact: true }).click();
  await expect(page).toHaveURL('press');
  await expect(page.getByRole('article')).toHaveCount(13);
  await expect(page.getByRole('img').first()).toHaveJSProperty('complete', true);
  await changeLanguage(page, 'Español');
  await expect(page).toHaveURL('es/press');
  await nav.getByRole('link', { name: english.text('nav.biography'), exact: true }).click();
  await expect(page).toHaveURL('es/biography');
  await page.getByRole('tab').nth(3).click();
  await expect(page).toHaveURL('es/biography#compositions');
  await page.reload();
  await expect(page.getByRole('tab').nth(3)).toHaveAttribute('aria-selected', 'true');
});

test('three languages are behind a button, by keyboard', async ({ page, visit }) => {
  const html = page.locator('html');
  await visit('biography#composer');
  await opener(page, 'EN').focus();
  await page.keyboard.press('Enter');
  await expect(entries(page)).toHaveText(languages);
  await expect(page.locator('[aria-current="true"]')).toHaveText('English');
  await page.keyboard.press('Escape');
  await expect(entries(page)).toHaveCount(0);
  await expect(opener(page, 'EN')).toBeFocused();
  await page.keyboard.press('Enter');
  for (const name of languages) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('ar/biography#composer');
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(opener(page, 'AR')).toBeFocused();
  await expect(entries(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).not.toHaveAttribute('dir', 'rtl');
});

test('the list of many languages scrolls in a small window', async ({ page, visit }) => {
  // 1280 × 1024 px at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await visit('press');
  await menuButton(page).click();
  const menu = page.getByRole('dialog');
  await opener(menu, 'EN').click();
  const list = menu.locator('[popover]');
  await list.evaluate((element) => {
    for (let copies = 0; copies < 4; copies++)
      element.append(...[...element.children].slice(0, 2).map((child) => child.cloneNode(true)));
  });
  await expect(list).toBeInViewport({ ratio: 0.99 });
  await entries(menu).last().focus();
  await expect(entries(menu).last()).toBeInViewport({ ratio: 0.99 });
  expect((await list.boundingBox())?.height).toBeGreaterThan(80);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('three languages are listed too, each leading to the same page', async ({ page }) => {
    await page.goto('press');
    await opener(page, 'EN').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[aria-current="true"]')).toHaveText('English');
    await page.getByRole('button', { name: 'العربية' }).click();
    await expect(page).toHaveURL(/\/v1\.2\/ar\/press\??$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  });
});
