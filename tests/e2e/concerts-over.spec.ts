// Concerts as they were built on 1 February 2027, some of which are over when they are seen.
import { season } from '../built-site.ts';
import { limit } from '../machine.ts';
import { expectStill, openOn, seeAgainAt } from './moves.ts';
import { english } from './site.ts';
import { onSite } from './on-site.ts';
import { expect, fresh } from './test.ts';
import { link, toggle } from './visitor.ts';

const { text } = english;
const test = onSite(fresh, season);

// One worker, and so one server, for all tests.
test.describe.configure({ mode: 'default' });
test.setTimeout(limit(120_000));

test('what is over since the build is folded away, and nothing moves', async ({ page }) => {
  await openOn(page, '2027-03-13', '/concerts');
  await expect(page.getByRole('article').first()).toHaveAttribute('id', 'concert-festival-2027');
  await expect(page.getByText('All seats are sold')).toBeHidden();
  await expectStill(page, 'concerts');
  await page.getByText('2027', { exact: true }).click();
  await expect(
    page.getByRole('article', { name: 'All seats are sold', exact: true }),
  ).toBeVisible();
  // The page is the same one in the other language: what was opened stays open.
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(
    page.getByRole('article', { name: 'All seats are sold', exact: true }),
  ).toBeVisible();
  await toggle(page).click();
  await link(page, 'home').click();
  await page.getByRole('link', { name: 'Next: 26 March 2027, Cádiz' }).click();
  await expect(page).toHaveURL('/concerts');
});

test('where all is over the page says so, and the home page names none', async ({ page }) => {
  await openOn(page, '2028-03-13', '/concerts');
  await expect(page.getByText(text('concerts.none'))).toBeVisible();
  await expect(page.getByText(text('concerts.next'), { exact: true })).toHaveCount(0);
  await expectStill(page, 'concerts');
  await link(page, 'home').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: /Next:/ })).toHaveCount(0);
});

test('focus that was set before the script stays where some are over', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector<HTMLElement>('#concert-moved-2027 h3 a')?.focus(),
    ),
  );
  await openOn(page, '2027-03-13', '/concerts');
  await expect(page.getByRole('article').first()).toHaveAttribute('id', 'concert-festival-2027');
  await expect(page.locator('#concert-moved-2027 h3 a')).toBeFocused();
});

test('what is over has no news: no hour to come, no last seats', async ({ page }) => {
  for (const [slug, word] of [
    ['month-2027', 'dayOpen'],
    ['matinee-2027', 'fewLeft'],
  ] as const) {
    await openOn(page, '2027-02-01', `/concerts/${slug}`);
    const news = page.getByText(text(`concerts.${word}`), { exact: true });
    await expect(news).toBeVisible();
    await seeAgainAt(page, '2028-01-01T12:00:00Z');
    await expect(page.getByText(text('concerts.over'))).toBeVisible();
    await expect(news).toHaveCount(0);
  }
});
