import type { Locator, Page } from '@playwright/test';
import { hold, startScript } from './hold.ts';
import { english, pageIds, sizes } from './site.ts';
import { expect, moving, scriptReady, scrollTo, scrollTop, test, windowWidth } from './test.ts';
import { mark, menuButton } from './visitor.ts';

const { text, address } = english;

/** The opacity of an element's background, from 0 to 1. */
function backgroundOpacity(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    const { backgroundColor } = getComputedStyle(node);
    const [, alpha = '1'] = /[,/]\s*([\d.]+)\)$/.exec(backgroundColor) ?? [];
    return backgroundColor.startsWith('rgb(') ? 1 : Number(alpha);
  });
}

async function openMenu(page: Page): Promise<Locator> {
  await menuButton(page).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  return menu;
}

test('the header is clear up to 50 px of scroll, without script too', async ({ page, visit }) => {
  await visit(address('home'));
  const header = page.getByRole('banner');
  const opacity = () => backgroundOpacity(header);
  for (const size of [sizes.phone, sizes.desktop]) {
    await page.setViewportSize(size);
    const box = { x: 0, y: 0, height: 96, width: await windowWidth(page) };
    for (const [top, least, most] of [
      [0, 0, 0],
      [51, 0.5, 0.99],
      [50, 0, 0],
    ] as const) {
      await scrollTo(page, top);
      await expect.poll(opacity).toBeGreaterThanOrEqual(least);
      await expect.poll(opacity).toBeLessThanOrEqual(most);
      expect(await header.boundingBox()).toEqual(box);
    }
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

test.describe('the small-screen menu', () => {
  test.use({ viewport: sizes.phone });

  test('fills the screen above a page that stays, and keeps the focus', async ({ page, visit }) => {
    await visit(address('press'));
    await scrollTo(page, 300);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog');
    await expect(menu).toHaveAttribute('aria-modal', 'true');
    await expect(menu.getByRole('link')).toHaveText(pageIds.map((id) => text(`nav.${id}`)));
    await expect(menu.getByRole('button', { name: /ES\s*\/\s*EN/ })).toBeVisible();
    await expect(menu.locator('[aria-current="page"]')).toHaveText(text('nav.press'));
    const width = await windowWidth(page);
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, ...sizes.phone, width });
    for (const key of ['Shift+Tab', ...Array.from({ length: 12 }, () => 'Tab')]) {
      await page.keyboard.press(key);
      await expect(menu.locator(':focus')).toHaveCount(1);
    }
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect.poll(() => scrollTop(page)).toBe(300);
  });

  test('is closed by Back, its button, a click or the current page', async ({ page, visit }) => {
    await visit(address('press'));
    const marked = await mark(page);
    for (const leave of [
      () => page.goBack(),
      (menu: Locator) => menu.getByRole('button', { name: text('site.close') }).click(),
      async () => page.mouse.click((await windowWidth(page)) - 2, 700),
      (menu: Locator) => menu.getByRole('link', { name: text('nav.press') }).click(),
    ]) {
      const menu = await openMenu(page);
      await leave(menu);
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(address('press'));
    }
    await expect(marked).toBeAttached();
  });

  test('gives way to the page chosen in it, though the window widens', async ({ page, visit }) => {
    await visit(address('press'));
    const menu = await openMenu(page);
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

  test('hides the page again where it is opened again', async ({ page, visit, browserName }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium can change the speed of animations.');
    await visit('/');
    const client = await page.context().newCDPSession(page);
    await client.send('Animation.enable');
    await client.send('Animation.setPlaybackRate', { playbackRate: 0.02 });
    await openMenu(page);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(heading).toHaveCount(1);
    await expect(menuButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await expect(heading).toHaveCount(0);
    await client.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await client.detach();
  });
});

test('the menu gives way to the links where they fit', async ({ page, visit }) => {
  // The links of Spanish are wider.
  await visit('/es');
  const header = page.getByRole('banner');
  const link = header.getByRole('navigation').getByRole('link').first();
  const widths = Array.from({ length: 15 }, (_, step) => 720 + 40 * step);
  const seen = new Set<boolean>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const isWide = await link.isVisible();
    seen.add(isWide);
    await expect(header.getByRole('button', { name: 'Menú' })).toBeVisible({ visible: !isWide });
    if (isWide) expect(await header.evaluate(inOneRow), `${width} px`).toBe(true);
  }
  expect([...seen]).toEqual([false, true]);
});

/** Whether a header's name, links and toggle are side by side, each on one line. Runs in the page. */
function inOneRow(header: Element): boolean {
  const parts = [...header.querySelectorAll('a:not([href="#content"]), form button')].filter(
    (element) => element.checkVisibility(),
  );
  let end = 0;
  return parts.every((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    const { left, right, height } = range.getBoundingClientRect();
    const isBeside =
      left > end && height < 1.5 * Number.parseFloat(getComputedStyle(part).lineHeight);
    end = right;
    return isBeside;
  });
}
