import { limit } from '../machine.ts';
import { askAxe } from './axe.ts';
import { english, languageOf, sizes } from './site.ts';
import { columnsOf, expect, test } from './test.ts';
import { changeLanguage, expectNewTab } from './visitor.ts';

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
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(size.width);
  }
  await expect(discs.first().locator('p[aria-hidden=true]')).toHaveText('Without a Cover');
  expect((await askAxe(page)).found).toEqual([]);
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

test('a disc says where it is to be heard, and leads to the works on it', async ({ page }) => {
  await page.goto(address('recordings'));
  const disc = page.getByRole('article', { name: 'Every Field and other works' });
  await expect(disc).toContainText('2024 · Test Records TR 1');
  const shop = disc.getByRole('link', { name: /^Qobuz.*Every Field/ });
  await expect(shop).toHaveAttribute('href', 'https://example.org/qobuz');
  await expectNewTab(shop, text('site.newTab'));
  await expect(disc.getByRole('link')).toHaveCount(3);
  await changeLanguage(page, 'Español');
  await expect(page).toHaveURL(languageOf('es').address('recordings'));
  await expect(page.getByRole('article', { name: 'Todos los campos y otras obras' })).toContainText(
    'Ada Probe, violín',
  );
  await disc
    .or(page.getByRole('article', { name: /^Todos/ }))
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/every-field$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what isn’t translated says which language it is in', async ({ page }) => {
    await page.goto(languageOf('es').address('recordings'));
    const heading = page.getByRole('heading', { name: 'Without a Cover' });
    await expect(heading).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('article')).toHaveCount(3);
  });
});
