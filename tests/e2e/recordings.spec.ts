import { limit } from '../machine.ts';
import { english, sizes } from './site.ts';
import { columnsOf, expect, test } from './test.ts';

const { text, address } = english;

test.use({ site: 'full', viewport: sizes.desktop });
test.setTimeout(limit(120_000));

test('discs stand the newest first, beside each other as there is room', async ({ page }) => {
  await page.goto(address('home'));
  const footer = page.getByRole('contentinfo').getByRole('navigation');
  await footer.getByRole('link', { name: text('nav.recordings') }).click();
  const discs = page.getByRole('main').getByRole('article');
  const titles = ['Without a Cover', 'Every Field and other works', 'An Older Disc'];
  await expect(discs.getByRole('heading', { level: 2 })).toHaveText(titles);
  for (const [size, columns] of [
    [{ width: 320, height: 640 }, 1],
    [sizes.phone, 1],
    [sizes.tablet, 3],
  ] as const) {
    await page.setViewportSize(size);
    expect(await columnsOf(discs)).toBe(columns);
  }
  await expect(discs.first().locator('p[aria-hidden=true]')).toHaveText('Without a Cover');
});

test('a cover is seen in colour, and whole in a square where it isn’t one', async ({ page }) => {
  await page.goto(address('recordings'));
  const cover = page.getByRole('article', { name: 'An Older Disc' }).locator('img');
  await expect(cover).toHaveCSS('filter', 'none');
  await expect(cover).toHaveCSS('object-fit', 'contain');
  await expect(cover).toHaveCSS('background-image', 'none');
  const { width, height } = (await cover.boundingBox()) ?? { width: 0, height: -1 };
  expect(width).toBeCloseTo(height, 0);
});
