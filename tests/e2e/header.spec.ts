import type { Locator, Page } from '@playwright/test';
import { english, type Language, pageIds, sizes } from './site.ts';
import { expect, scrollTo, scrollTop, test, windowWidth } from './test.ts';
import { link, mark } from './visitor.ts';

/** The opacity of an element's background, from 0 to 1. */
function backgroundOpacity(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    const [, alpha = '1'] = /[,/]\s*([\d.]+)\)$/.exec(getComputedStyle(node).backgroundColor) ?? [];
    const isRgb = getComputedStyle(node).backgroundColor.startsWith('rgb(');
    return isRgb ? 1 : Number(alpha);
  });
}

/** Opens the small-screen menu. */
async function openMenu(page: Page, { text }: Language): Promise<Locator> {
  await page.getByRole('button', { name: text('site.menu') }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  return menu;
}

test.describe('the header', () => {
  test('stays at the top, 6 rem high', async ({ page, visit }) => {
    await visit(english.address('press'));
    const header = page.getByRole('banner');
    expect(await header.boundingBox()).toEqual({
      x: 0,
      y: 0,
      height: 96,
      width: await windowWidth(page),
    });
    await scrollTo(page, 700);
    expect(await header.boundingBox()).toMatchObject({ y: 0, height: 96 });
  });

  test('is clear up to 50 px of scroll and translucent past it', async ({ page, visit }) => {
    await visit(english.address('home'));
    const opacity = () => backgroundOpacity(page.getByRole('banner'));
    for (const size of [sizes.phone, sizes.desktop]) {
      await page.setViewportSize(size);
      await expect.poll(opacity).toBe(0);
      await scrollTo(page, 51);
      await expect.poll(opacity).toBeGreaterThan(0.5);
      expect(await opacity()).toBeLessThan(1);
      await scrollTo(page, 50);
      await expect.poll(opacity).toBe(0);
    }
  });

  test('is translucent at once on a page that opens scrolled', async ({ page, visit }) => {
    await visit(english.address('press'));
    await scrollTo(page, 600);
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(50);
    await expect.poll(() => backgroundOpacity(page.getByRole('banner'))).toBeGreaterThan(0.5);
  });
});

const { text, address } = english;

test.describe('the header', () => {
  test('links to the six routes in order', async ({ page, visit }) => {
    await visit(address('home'));
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
    await expect(links).toHaveText(pageIds.map((id) => text(`nav.${id}`)));
    const hrefs = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(hrefs).toEqual(pageIds.map(address));
  });

  test('marks the current route, alone', async ({ page, visit }) => {
    const current = page.getByRole('banner').locator('[aria-current]');
    await visit(address('home'));
    await expect(current).toHaveText(text('nav.home'));
    for (const id of pageIds.toReversed()) {
      await link(page, id, english).click();
      await expect(page).toHaveURL(address(id));
      await expect(current).toHaveText(text(`nav.${id}`));
      await expect(current).toHaveAttribute('aria-current', 'page');
    }
  });
});

test.describe('the small-screen menu', () => {
  test.use({ viewport: sizes.phone });

  test('fills the screen with the six links and the toggle', async ({ page, visit }) => {
    await visit(address('press'));
    const { width } = sizes.phone;
    const menu = await openMenu(page, english);
    await expect(menu).toHaveAttribute('aria-modal', 'true');
    await expect(menu.getByRole('link')).toHaveText(pageIds.map((id) => text(`nav.${id}`)));
    await expect(menu.getByRole('button', { name: /ES\s*\/\s*EN/ })).toBeVisible();
    await expect(menu.locator('[aria-current="page"]')).toHaveText(text('nav.press'));
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width, height: sizes.phone.height });
  });

  test('closes when a link is chosen, be it the current page’s, or with its button', async ({
    page,
    visit,
  }) => {
    await visit(address('home'));
    const marked = await mark(page);
    const menu = await openMenu(page, english);
    await menu.getByRole('link', { name: text('nav.gallery') }).click();
    await expect(page).toHaveURL(address('gallery'));
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await openMenu(page, english);
    await menu.getByRole('link', { name: text('nav.gallery') }).click();
    await expect(menu).toBeHidden();
    await expect(marked).toBeAttached();
    await openMenu(page, english);
    await menu.getByRole('button', { name: text('site.close') }).click();
    await expect(menu).toBeHidden();
  });
});

test.describe('the small-screen menu', () => {
  test.use({ viewport: sizes.phone });

  test('opens by keyboard, keeps the focus inside, and gives it back on Escape', async ({
    page,
    visit,
  }) => {
    await visit('/');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog');
    await expect(menu.locator(':focus')).toHaveCount(1);
    for (const key of ['Shift+Tab', ...Array.from({ length: 12 }, () => 'Tab')]) {
      await page.keyboard.press(key);
      await expect(menu.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('keeps the page behind from scrolling', async ({ page, visit }) => {
    await visit('/press');
    await scrollTo(page, 300);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => scrollTop(page)).toBe(300);
  });
});
