import type { Locator, Page } from '@playwright/test';
import { english, type Language, sizes } from './site.ts';
import { columnsOf, expect, moving, test } from './test.ts';

function photographs(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('button')
    .filter({ has: page.getByRole('img') });
}

/** Opens a photograph, counted from 0. */
async function openLightbox(page: Page, index = 0): Promise<Locator> {
  await photographs(page).nth(index).click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox).toBeVisible();
  return lightbox;
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

function counter({ text }: Language, number: number): string {
  return text('gallery.counter').replace('{number}', String(number)).replace('{total}', '11');
}

const { text, address } = english;

test.describe('the gallery', () => {
  test('shows 11 photographs and opens one with its caption and counter', async ({
    page,
    visit,
  }) => {
    await visit(address('gallery'));
    await expect(photographs(page)).toHaveCount(11);
    for (const photograph of await photographs(page).all()) {
      await expect(photograph.getByRole('img')).toHaveAttribute('alt', /\S{3}/);
    }
    const alt = (await photographs(page).nth(2).getByRole('img').getAttribute('alt')) ?? '';
    const lightbox = await openLightbox(page, 2);
    await expect(lightbox).toHaveAttribute('aria-modal', 'true');
    await expect(lightbox.getByRole('img', { name: alt })).toBeVisible();
    await expect(lightbox).toContainText(counter(english, 3));
    await expect(lightbox.getByRole('button', { name: text('site.close') })).toBeVisible();
    await expect(lightbox.getByRole('button', { name: text('gallery.previous') })).toBeVisible();
    await expect(lightbox.getByRole('button', { name: text('gallery.next') })).toBeVisible();
  });
});

test.describe('the grid', () => {
  test('has 2, 3 or 4 columns, in order from left to right', async ({ page, visit }) => {
    await visit(english.address('gallery'));
    for (const [size, columns] of [
      [sizes.phone, 2],
      [sizes.tablet, 3],
      [sizes.desktop, 4],
    ] as const) {
      await page.setViewportSize(size);
      expect(await columnsOf(photographs(page))).toBe(columns);
      const boxes = await photographs(page).evaluateAll((all) =>
        all.map((each) => {
          const { left, top, bottom } = each.getBoundingClientRect();
          return { left: Math.round(left), top: Math.round(top), bottom: Math.round(bottom) };
        }),
      );
      const row = boxes.slice(0, columns);
      expect(row).toEqual(row.toSorted((a, b) => a.left - b.left));
      expect(new Set(row.map(({ top }) => top)).size).toBe(1);
      // Photographs of any height stand closely one below the other: masonry.
      expect(new Set(row.map(({ bottom }) => bottom)).size).toBeGreaterThan(1);
      for (const { left, top } of boxes.slice(columns)) {
        const above = boxes.filter((each) => each.left === left && each.top < top);
        const gap = top - Math.max(...above.map(({ bottom }) => bottom));
        expect(gap).toBeGreaterThan(0);
        expect(gap).toBeLessThan(40);
      }
    }
  });

  test('is grayscale and takes colour under the pointer', async ({ page, visit }) => {
    await visit('/gallery');
    const image = photographs(page).first().getByRole('img');
    const grayscale = () => image.evaluate((node) => getComputedStyle(node).filter);
    await page.mouse.move(0, 0);
    await expect.poll(grayscale).toBe('grayscale(1)');
    await photographs(page).first().hover();
    await expect.poll(grayscale).toMatch(/^(none|grayscale\(0\))$/);
  });
});

test.describe('the lightbox, which moves,', () => {
  test.use(moving);

  for (const size of [sizes.phone, sizes.desktop]) {
    test(`shows the whole photograph on black, in 90 % of the height, at ${size.width} px`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize(size);
      await visit('/gallery');
      const { width } = size;
      for (const index of [0, 1]) {
        const lightbox = await openLightbox(page, index);
        expect(await lightbox.boundingBox()).toEqual({ x: 0, y: 0, width, height: size.height });
        expect(Math.max(...(await backdropOf(lightbox)))).toBeLessThan(40);
        const image = lightbox.getByRole('img');
        await expect.poll(() => image.evaluate((node) => node.clientWidth)).toBeGreaterThan(200);
        await expect(image).toBeInViewport({ ratio: 1 });
        const box = await image.boundingBox();
        expect(box?.height ?? 0).toBeLessThanOrEqual(size.height * 0.9);
        await page.keyboard.press('Escape');
        await expect(lightbox).toBeHidden();
      }
    });
  }
});

test.describe('the lightbox', () => {
  test('closes with its button, and the focus is back at the photograph that was shown', async ({
    page,
    visit,
  }) => {
    await visit('/gallery');
    const lightbox = await openLightbox(page, 4);
    await page.keyboard.press('ArrowRight');
    await expect(lightbox).toContainText(counter(english, 6));
    await lightbox.getByRole('button', { name: 'Close' }).click();
    await expect(lightbox).toBeHidden();
    await expect(photographs(page).nth(5)).toBeFocused();
  });

  test('stays with a click on the image', async ({ page, visit }) => {
    await visit('/gallery');
    const lightbox = await openLightbox(page);
    await lightbox.getByRole('img').click();
    await page.keyboard.press('ArrowRight');
    await expect(lightbox).toContainText(counter(english, 2));
  });

  test('opens and closes by keyboard, and keeps the focus inside', async ({ page, visit }) => {
    await visit('/gallery');
    await photographs(page).nth(1).focus();
    await page.keyboard.press('Enter');
    const lightbox = page.getByRole('dialog');
    await expect(lightbox.locator(':focus')).toHaveCount(1);
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      await expect(lightbox.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(lightbox).toBeHidden();
    await expect(photographs(page).nth(1)).toBeFocused();
  });

  test('goes on and back by buttons and arrow keys', async ({ page, visit }) => {
    await visit('/gallery');
    const lightbox = await openLightbox(page);
    await lightbox.getByRole('button', { name: english.text('gallery.next') }).click();
    await expect(lightbox).toContainText(counter(english, 2));
    await page.keyboard.press('ArrowRight');
    await expect(lightbox).toContainText(counter(english, 3));
    await page.keyboard.press('ArrowLeft');
    await lightbox.getByRole('button', { name: english.text('gallery.previous') }).click();
    await expect(lightbox).toContainText(counter(english, 1));
    await page.keyboard.press('ArrowLeft');
    await expect(lightbox).toContainText(counter(english, 11));
    await page.keyboard.press('ArrowRight');
    await expect(lightbox).toContainText(counter(english, 1));
  });

  test('keeps the page behind from scrolling', async ({ page, visit }) => {
    await visit('/gallery');
    const lightbox = await openLightbox(page);
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Escape');
    await expect(lightbox).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
});
