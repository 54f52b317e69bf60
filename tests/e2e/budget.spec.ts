// What a visitor downloads who opens something: it grows with code alone. First visits are checked by any-site.spec.ts.
import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { sizes } from './site.ts';
import { expect, test } from './test.ts';
import { menuButton, photographs } from './visitor.ts';

/** Expects that what a click downloads of scripts until something is shown stays below some bytes after brotli. */
async function expectWithin(
  page: Page,
  budget: number,
  { click, result }: { click: Locator; result: Locator },
) {
  const scripts: string[] = [];
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && scripts.push(request.url()),
  );
  await click.click();
  await expect(result).toBeVisible();
  expect(scripts.length).toBeGreaterThan(1);
  const bodies = scripts.map(async (url) => (await page.request.get(url)).body());
  const weights = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).length);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(budget);
}

test('the first tap on the menu stays within its budget', async ({ page, visit }) => {
  await page.setViewportSize(sizes.phone);
  await visit('/');
  const result = page.getByRole('dialog').getByRole('link').first();
  await expectWithin(page, 15_000, { click: menuButton(page), result });
});

test('the first photograph opens within its budget', async ({ page, visit }) => {
  await visit('/gallery');
  const result = page.getByRole('dialog').getByRole('img');
  await expectWithin(page, 16_000, { click: photographs(page).first(), result });
});
