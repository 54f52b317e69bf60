import { limit } from '../machine.ts';
import { askAxe } from './axe.ts';
import { english, languageOf, sizes } from './site.ts';
import { expect, test } from './test.ts';
import { changeLanguage } from './visitor.ts';

const { text, address } = english;
const spanish = languageOf('es');

test.use({ site: 'full', viewport: sizes.desktop });
test.setTimeout(limit(120_000));

test('the composers stand by name, the pieces of each by kind', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address('repertoire'));
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['Dvořák, Antonín', 'Tchaikovsky, Pyotr Ilyich']);
  const kinds = page.getByRole('article').last().getByRole('heading', { level: 3 });
  await expect(kinds).toHaveText([text('repertoire.concertos'), text('repertoire.solo')]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  expect((await askAxe(page)).found).toEqual([]);
  await page.setViewportSize(sizes.desktop);
  await changeLanguage(page, 'Español');
  await expect(page).toHaveURL(spanish.address('repertoire'));
  await expect(names).toHaveText(['Chaikovski, Piotr Ilich', 'Dvořák, Antonín']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pieces that aren’t translated say which language they are in', async ({ page }) => {
    await page.goto(spanish.address('repertoire'));
    const pieces = page.getByRole('article').first().getByRole('listitem');
    await expect(pieces.first()).toHaveText('Concierto para violín en re mayor');
    await expect(pieces.last().locator('> *')).toHaveAttribute('lang', 'en');
  });
});
