// Every page answers and is complete before any script has run.
import { expect, test } from '../e2e/test.ts';
import { sortTexts } from '../sort-texts.ts';
import { pages } from './site.ts';

test.use({ javaScriptEnabled: false });

for (const { address, locale } of pages) {
  test(`${address} answers and shows all its texts`, async ({ page }) => {
    const response = await page.goto(`.${address}`, { waitUntil: 'domcontentloaded' });
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    for (const part of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(part)).toBeVisible();
    const { shown, hidden } = await page.getByRole('main').evaluate(sortTexts);
    // A page of one's own may have a title and a sentence.
    expect(shown.length, 'the page has texts').toBeGreaterThan(1);
    expect(hidden, `texts of ${address} that only visitors with JavaScript can see`).toEqual([]);
  });
}
