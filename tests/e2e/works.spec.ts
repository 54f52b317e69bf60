import type { Page } from '@playwright/test';
import { limit } from '../machine.ts';
import { english, sizes } from './site.ts';
import { expect, test } from './test.ts';

const { text } = english;
const title = 'A quartet with a page';
const quartet = '/works/quartet';

test.use({ site: 'full', viewport: sizes.desktop });
test.setTimeout(limit(120_000));

function section(page: Page, name: string) {
  const heading = page.getByRole('heading', { level: 2, name, exact: true });
  return page.locator('section').filter({ has: heading });
}

function rows(page: Page) {
  return page.getByRole('main').locator('ol > li:visible');
}

test('the list has every work below its group, and a whole row leads to its work', async ({
  page,
}) => {
  await page.goto('/works');
  const ensemble = section(page, text('works.ensemble')).getByRole('listitem');
  const row = ensemble.filter({ hasText: title });
  await page.emulateMedia({ media: 'print' });
  const first = await row.locator('p').first().boundingBox();
  const last = await row.locator('p').last().boundingBox();
  expect(Math.abs((first?.y ?? 0) - (last?.y ?? Infinity))).toBeLessThan(12);
  await page.emulateMedia({ media: 'screen' });
  const { width = 0 } = (await row.boundingBox()) ?? {};
  await row.click({ position: { x: width - 2, y: 2 } });
  await expect(page).toHaveURL(quartet);
});

test('a row of the list keeps a duration on a line, and emphasis at its size', async ({ page }) => {
  await page.setViewportSize(sizes.tablet);
  await page.goto('/works');
  const long = rows(page).filter({ hasText: 'The Drowned Bell' }).locator('time, p').last();
  const lines = await long.evaluate(
    (each) => each.clientHeight / parseFloat(getComputedStyle(each).lineHeight),
  );
  expect(lines).toBeLessThan(1.5);
  const em = rows(page).locator('em').first();
  const [inner, outer] = await em.evaluate((each) =>
    [each, each.parentElement ?? each].map((element) => getComputedStyle(element).fontSize),
  );
  expect(inner).toBe(outer);
});

test('who plays on a disc leaves half of the row to its title', async ({ page }) => {
  await page.setViewportSize(sizes.tablet);
  await page.goto(quartet);
  const disc = section(page, text('works.recordings')).getByRole('link').last();
  const row = await disc.boundingBox();
  const named = await disc.locator('> span').first().boundingBox();
  expect((named?.width ?? 0) / (row?.width ?? 0)).toBeGreaterThan(0.5);
});
