// Concerts as they were built on 1 February 2027, seen on that day and later.
import type { Page } from '@playwright/test';
import { limit } from '../machine.ts';
import { expectStill, openOn, seeAgainAt } from './moves.ts';
import { english, site, sizes } from './site.ts';
import { expect, fresh, scriptReady, test } from './test.ts';
import { changeLanguage, translate } from './visitor.ts';

const { text } = english;

test.use({ site: 'full', viewport: sizes.desktop });
test.setTimeout(limit(120_000));

function concertNamed(page: Page, name: string) {
  return page.getByRole('article', { name, exact: true });
}

fresh('the next concert is large, the others follow with what is known', async ({ page }) => {
  await openOn(page, '2027-02-01', '/concerts');
  await expect(page.getByRole('article').first()).toHaveAttribute('id', 'concert-glasgow-2027');
  await expect(page.getByText(text('concerts.next'), { exact: true })).toBeVisible();
  for (const status of ['cancelled', 'soldOut', 'fewLeft', 'postponed', 'timeOpen'] as const)
    await expect(page.getByText(text(`concerts.${status}`), { exact: true }).first()).toBeVisible();
  await expectStill(page, 'concerts');
  // Lines that say the same change with the language like the others.
  const lines = page.getByRole('article').first().getByRole('listitem');
  await expect(lines.filter({ hasText: /^Interval$/ })).toHaveCount(2);
  await changeLanguage(page, 'Español');
  await expect(page).toHaveURL('/es/concerts');
  await expect(lines.filter({ hasText: /^Descanso$/ })).toHaveCount(2);
  await expect(lines.filter({ hasText: /^Interval$/ })).toHaveCount(0);
});

fresh(
  'a page that the browser has translated is followed by another concert’s',
  async ({ page }) => {
    await openOn(page, '2027-02-01', '/concerts/overture-2026');
    await translate(page);
    await page.getByRole('main').locator('a[href^="/concerts/"]').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('¤');
    await expect(page.getByText('¤')).toHaveCount(0);
  },
);

fresh('a concert is over on a page that stays open', async ({ page }) => {
  await page.clock.install({ time: new Date('2027-03-29T21:58:30Z') });
  await page.goto('/concerts');
  await scriptReady(page);
  await expect(page.getByRole('article').first()).toHaveAttribute('id', 'concert-festival-2027');
  await page.clock.runFor('02:00');
  await expect(page.getByRole('article').first()).toHaveAttribute('id', 'concert-moved-2027');
});

fresh('a concert has a page of its own, which says when it is over', async ({ page }) => {
  await openOn(page, '2027-02-01', '/concerts');
  await page.getByRole('link', { name: 'All seats are sold', exact: true }).click();
  await expect(page).toHaveURL('/concerts/edinburgh-2027');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All seats are sold');
  await expect(page.getByText(text('concerts.over'))).toHaveCount(0);
  await seeAgainAt(page, '2027-02-14T12:00:00Z');
  await expect(page.getByText(text('concerts.over'))).toBeVisible();
});

fresh('a concert’s page stays ten days after, and leads on', async ({ page }) => {
  await openOn(page, '2027-02-22', '/concerts/glasgow-2027');
  await expect(page.getByText(text('concerts.over'))).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(text('concerts.tickets')) })).toHaveCount(
    0,
  );
  await expectStill(page, 'over');
  await page.getByRole('link', { name: /Next: 6 March 2027/ }).click();
  await expect(page).toHaveURL('/concerts/matinee-2027');
});

fresh(
  'what is over since the build is folded away, and an opened year stays open',
  async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        document.querySelectorAll('details').forEach((year) => (year.open = true)),
      ),
    );
    await openOn(page, '2027-03-13', '/concerts');
    await expect(page.getByRole('article').first()).toHaveAttribute('id', 'concert-festival-2027');
    await expect(page.getByText('All seats are sold')).toBeHidden();
    await expect(page.getByText('Over before the site was built', { exact: true })).toBeVisible();
    await page.getByText('2027', { exact: true }).click();
    await expect(
      page.getByRole('article', { name: 'All seats are sold', exact: true }),
    ).toBeVisible();
    // The page is the same one in the other language: what was opened stays open.
    await changeLanguage(page, 'Español');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(
      page.getByRole('article', { name: 'All seats are sold', exact: true }),
    ).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: site.artist }).click();
    await page.getByRole('link', { name: /26 de marzo de 2027/ }).click();
    await expect(page).toHaveURL('/es/concerts');
  },
);

fresh('focus that was set before the script stays where some are over', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector<HTMLElement>('#concert-moved-2027 h3 a')?.focus(),
    ),
  );
  await openOn(page, '2027-03-13', '/concerts');
  await expect(page.getByRole('article').first()).toHaveAttribute('id', 'concert-festival-2027');
  await expect(page.locator('#concert-moved-2027 h3 a')).toBeFocused();
});

test.describe('in Madrid', () => {
  test.use({ timezoneId: 'Europe/Madrid' });

  fresh('a stream alone has the hour of the visitor too', async ({ page }) => {
    await openOn(page, '2027-02-01', '/concerts');
    const stream = concertNamed(page, 'A stream from far away');
    await expect(stream).toContainText('20:00');
    await expect(stream).toContainText('Tue 16:30 your time');
    await expect(concertNamed(page, 'New Year’s Eve')).not.toContainText('your time');
  });
});
