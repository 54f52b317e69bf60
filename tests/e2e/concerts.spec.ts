// Concerts as they were built on 1 February 2027, seen in Madrid on that day and later.
import { expectStill, openOn, seeAgainAt } from './moves.ts';
import { english, site, sizes } from './site.ts';
import { expect, fresh, scriptReady } from './test.ts';
import { changeLanguage, translate } from './visitor.ts';

const over = english.text('concerts.over');

fresh.use({ site: 'full', viewport: sizes.desktop, timezoneId: 'Europe/Madrid' });

fresh(
  'a concert is listed until it is over, a stream at the hour of the visitor too',
  async ({ page }) => {
    await openOn(page, '2027-02-01', '/concerts');
    const concerts = page.getByRole('article');
    await expect(concerts.first()).toHaveAttribute('id', 'concert-glasgow-2027');
    await expect(concerts.filter({ hasText: 'A stream from far away' })).toContainText(
      'Tue 16:30 your time',
    );
    await expect(concerts.filter({ hasText: 'New Year’s Eve' }).first()).not.toContainText(
      'your time',
    );
    await expectStill(page, 'concerts');
    // Lines that say the same change with the language like the others.
    const lines = concerts.first().getByRole('listitem');
    await expect(lines.filter({ hasText: /^Interval$/ })).toHaveCount(2);
    await changeLanguage(page, 'Español');
    await expect(page).toHaveURL('/es/concerts');
    await expect(lines.filter({ hasText: /^Descanso$/ })).toHaveCount(2);
    await expect(lines.filter({ hasText: /^Interval$/ })).toHaveCount(0);
    await changeLanguage(page, 'English');
    await page.getByRole('link', { name: 'All seats are sold', exact: true }).click();
    await expect(page).toHaveURL('/concerts/edinburgh-2027');
    await expect(page.getByText(over)).toHaveCount(0);
    await seeAgainAt(page, '2027-02-14T12:00:00Z');
    await expect(page.getByText(over)).toBeVisible();
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

fresh(
  'a past concert’s page links to the next one, translated by the browser',
  async ({ page }) => {
    await openOn(page, '2027-02-22', '/concerts/glasgow-2027');
    await expect(page.getByText(over)).toBeVisible();
    await expect(page.getByText(english.text('concerts.tickets'))).toHaveCount(0);
    await expectStill(page, 'over');
    await translate(page);
    await page.getByRole('link', { name: /Next: 6 March 2027/ }).click();
    await expect(page).toHaveURL('/concerts/matinee-2027');
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('¤');
    await expect(page.getByText('¤')).toHaveCount(0);
  },
);

fresh('what was over after the build folds, except what a visitor uses', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelectorAll('details').forEach((year) => (year.open = true));
      document.querySelector<HTMLElement>('#concert-moved-2027 h3 a')?.focus();
    }),
  );
  await openOn(page, '2027-03-13', '/concerts');
  const sold = page.getByRole('article', { name: 'All seats are sold', exact: true });
  await expect(page.getByRole('article').first()).toHaveAttribute('id', 'concert-festival-2027');
  await expect(page.locator('#concert-moved-2027 h3 a')).toBeFocused();
  await expect(sold).toBeHidden();
  await expect(page.getByText('Over before the site was built', { exact: true })).toBeVisible();
  await page.getByText('2027', { exact: true }).click();
  await expect(sold).toBeVisible();
  // The page is the same one in the other language: what was opened stays open.
  await changeLanguage(page, 'Español');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(sold).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: site.artist }).click();
  await page.getByRole('link', { name: /26 de marzo de 2027/ }).click();
  await expect(page).toHaveURL('/es/concerts');
});
