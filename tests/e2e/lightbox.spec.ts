import type { Locator, Page } from '@playwright/test';
import { english, sizes } from './site.ts';
import { expect, scriptReady, test, windowWidth } from './test.ts';
import { link, photographs } from './visitor.ts';

const { text, address } = english;

/** Opens a photograph, counted from 0. */
async function openLightbox(page: Page, index = 0): Promise<Locator> {
  await photographs(page).nth(index).click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox).toBeVisible();
  return lightbox;
}

/** Presses keys, after each of which a photograph is shown. */
async function expectWalk(page: Page, walk: readonly (readonly [string, string])[]) {
  for (const [key, counter] of walk) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toContainText(counter);
  }
}

/** The red, green and blue of what is behind a lightbox. */
function backdropOf(lightbox: Locator): Promise<number[]> {
  return lightbox.evaluate((node) => {
    const { backgroundColor } = getComputedStyle(node.parentElement ?? node);
    const [red, green, blue, alpha = 1] = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
    // What shines through may be white.
    return [red, green, blue].map((part = 255) => part * alpha + 255 * (1 - alpha));
  });
}

test.describe('the lightbox', () => {
  test('shows the whole photograph on black, in 90 % of the height', async ({ page, visit }) => {
    await visit('/gallery');
    for (const [size, index] of [
      [sizes.desktop, 0],
      [sizes.desktop, 1],
      [sizes.phone, 0],
    ] as const) {
      await page.setViewportSize(size);
      const lightbox = await openLightbox(page, index);
      const width = await windowWidth(page);
      expect(await lightbox.boundingBox()).toEqual({ x: 0, y: 0, ...size, width });
      expect(Math.max(...(await backdropOf(lightbox)))).toBeLessThan(40);
      const image = lightbox.getByRole('img');
      await expect.poll(() => image.evaluate((node) => node.clientWidth)).toBeGreaterThan(200);
      await expect(image).toBeInViewport({ ratio: 1 });
      expect((await image.boundingBox())?.height).toBeLessThanOrEqual(size.height * 0.9);
      await page.keyboard.press('Escape');
      await expect(lightbox).toBeHidden();
    }
  });

  test('goes round by keys and buttons, and gives the focus back', async ({ page, visit }) => {
    await visit('/gallery');
    const opener = photographs(page).nth(2);
    const alt = (await opener.getByRole('img').getAttribute('alt')) ?? '';
    await opener.focus();
    await page.keyboard.press('Enter');
    const lightbox = page.getByRole('dialog');
    await expect(lightbox).toHaveAttribute('aria-modal', 'true');
    await expect(lightbox.getByRole('img', { name: alt })).toBeVisible();
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab']) {
      await expect(lightbox.locator(':focus')).toHaveCount(1);
      await page.keyboard.press(key);
    }
    await expectWalk(page, [
      ['ArrowLeft', '2 of 11'],
      ['ArrowLeft', '1 of 11'],
      ['ArrowLeft', '11 of 11'],
      ['ArrowRight', '1 of 11'],
    ]);
    // A key that is held down counts once.
    for (let pressed = 0; pressed < 3; pressed += 1) await page.keyboard.down('ArrowRight');
    await page.keyboard.up('ArrowRight');
    await lightbox.getByRole('button', { name: text('gallery.next') }).click();
    await expect(lightbox).toContainText('3 of 11');
    await lightbox.getByRole('button', { name: text('gallery.previous') }).click();
    await expect(lightbox).toContainText('2 of 11');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(lightbox).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('counts the photographs of all pages, and ends with its own', async ({ page, visit }) => {
    await page.route('**/gallery.data.json', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const second = '"number":2,"count":2,"total":35';
      await route.fulfill({
        response,
        body: body.replace('"number":1,"count":1,"total":11', second),
      });
    });
    await visit('/');
    await link(page, 'gallery').click();
    const lightbox = await openLightbox(page, 1);
    await expect(lightbox).toContainText('26 of 35');
    await expectWalk(page, [
      ['ArrowLeft', '25 of 35'],
      ['ArrowLeft', '25 of 35'],
    ]);
    await expect(lightbox.getByRole('button', { name: text('gallery.previous') })).toBeHidden();
    await page.keyboard.press('Escape');
    await openLightbox(page, 10);
    await expectWalk(page, [['ArrowRight', '35 of 35']]);
    await expect(lightbox.getByRole('button', { name: text('gallery.next') })).toBeHidden();
  });

  test('closes by a click at the edge alone; the page stays', async ({ page, visit }) => {
    await visit('/gallery');
    const lightbox = await openLightbox(page);
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, 600);
    await lightbox.getByRole('img').click();
    await lightbox.getByRole('paragraph').last().click();
    await expectWalk(page, [['ArrowRight', '2 of 11']]);
    await page.mouse.click((await windowWidth(page)) - 1, 300);
    await expect(lightbox).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('is closed by Back or its button, and survives a reload', async ({ page, visit }) => {
    await visit(address('press'));
    await link(page, 'gallery').click();
    const lightbox = await openLightbox(page);
    await expectWalk(page, [['ArrowRight', '2 of 11']]);
    await page.goBack();
    await expect(lightbox).toBeHidden();
    await expect(page).toHaveURL(address('gallery'));
    await openLightbox(page, 4);
    await expectWalk(page, [['ArrowRight', '6 of 11']]);
    await page.reload();
    await scriptReady(page);
    await expect(lightbox).toContainText('6 of 11');
    await lightbox.getByRole('button', { name: text('site.close') }).click();
    await expect(lightbox).toBeHidden();
    await expect(page).toHaveURL(address('gallery'));
    await page.goBack();
    await expect(page).toHaveURL(address('press'));
  });
});
