import type { Locator, Page } from '@playwright/test';
import { hold, startScript } from './hold.ts';
import { english, type Language, pageIds, sizes } from './site.ts';
import { expect, moving, scriptReady, scrollTo, scrollTop, test, windowWidth } from './test.ts';
import { mark } from './visitor.ts';

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

const { text, address } = english;

test.describe('the header', () => {
  test('links to the six routes, clear up to 50 px of scroll, without its script too', async ({
    page,
    visit,
  }) => {
    await visit(address('home'));
    const header = page.getByRole('banner');
    const links = header.getByRole('navigation').getByRole('link');
    await expect(links).toHaveText(pageIds.map((id) => text(`nav.${id}`)));
    const hrefs = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(hrefs).toEqual(pageIds.map(address));
    const opacity = () => backgroundOpacity(header);
    for (const size of [sizes.phone, sizes.desktop]) {
      await page.setViewportSize(size);
      const box = { x: 0, y: 0, height: 96, width: await windowWidth(page) };
      await expect.poll(opacity).toBe(0);
      expect(await header.boundingBox()).toEqual(box);
      await scrollTo(page, 51);
      await expect.poll(opacity).toBeGreaterThan(0.5);
      expect(await opacity()).toBeLessThan(1);
      expect(await header.boundingBox()).toEqual(box);
      await scrollTo(page, 50);
      await expect.poll(opacity).toBe(0);
    }
    await scrollTo(page, 600);
    const release = await hold(page, startScript);
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(50);
    await expect.poll(opacity).toBeGreaterThan(0.5);
    await scrollTo(page, 50);
    await expect.poll(opacity).toBe(0);
    await scrollTo(page, 51);
    await expect.poll(opacity).toBeGreaterThan(0.5);
    await release();
    await scriptReady(page);
    expect(await opacity()).toBeGreaterThan(0.5);
  });
});

test.describe('the small-screen menu', () => {
  test.use({ viewport: sizes.phone });

  test('fills the screen with links and toggle above a page that stays', async ({
    page,
    visit,
  }) => {
    await visit(address('press'));
    await scrollTo(page, 300);
    const menu = await openMenu(page, english);
    await expect(menu).toHaveAttribute('aria-modal', 'true');
    await expect(menu.getByRole('link')).toHaveText(pageIds.map((id) => text(`nav.${id}`)));
    await expect(menu.getByRole('button', { name: /ES\s*\/\s*EN/ })).toBeVisible();
    await expect(menu.locator('[aria-current="page"]')).toHaveText(text('nav.press'));
    const width = await windowWidth(page);
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, ...sizes.phone, width });
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect.poll(() => scrollTop(page)).toBe(300);
  });

  test('opens by keyboard, keeps the focus, and gives it back', async ({ page, visit }) => {
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

  test('is taken away by Back, its button, a click or the current page', async ({
    page,
    visit,
  }) => {
    await visit(address('press'));
    const marked = await mark(page);
    const ways = [
      () => page.goBack(),
      (menu: Locator) => menu.getByRole('button', { name: text('site.close') }).click(),
      async () => page.mouse.click((await windowWidth(page)) - 2, 700),
      (menu: Locator) => menu.getByRole('link', { name: text('nav.press') }).click(),
    ];
    for (const leave of ways) {
      const menu = await openMenu(page, english);
      await leave(menu);
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(address('press'));
    }
    await expect(marked).toBeAttached();
  });

  test('gives way to the page chosen in it, though the window widens', async ({ page, visit }) => {
    await visit(address('press'));
    const menu = await openMenu(page, english);
    const release = await hold(page, '**/gallery.data.json');
    await menu.getByRole('link', { name: text('nav.gallery') }).click();
    await page.setViewportSize(sizes.desktop);
    await release();
    await expect(page).toHaveURL(address('gallery'));
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(address('press'));
    await expect(menu).toBeHidden();
  });
});

test.describe('the menu as it fades', () => {
  test.use({ viewport: sizes.phone, ...moving });

  test('hides the page once more where it is opened again', async ({ page, visit }) => {
    await visit('/');
    await openMenu(page, english);
    const isHidden = await page.evaluate(async () => {
      const root = document.getElementById('root');
      const overlay = document.querySelector<HTMLElement>('[data-reach-dialog-overlay]');
      overlay?.style.setProperty('transition-duration', '9s');
      const frame = () => new Promise(requestAnimationFrame);
      const until = async (isSo: () => boolean | undefined) => {
        while (!isSo()) await frame();
      };
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      await until(() => overlay?.inert && !root?.ariaHidden);
      document.querySelector<HTMLElement>('header [aria-expanded]')?.click();
      await until(() => !overlay?.inert);
      await frame();
      await frame();
      return root?.ariaHidden;
    });
    expect(isHidden).toBe('true');
  });
});
