// Concerts as they were built on 1 February 2027, seen on that day and later.
import type { Page } from '@playwright/test';
import { season } from '../built-site.ts';
import { limit } from '../machine.ts';
import { expectStill, openOn, seeAgainAt } from './moves.ts';
import { english } from './site.ts';
import { onSite } from './on-site.ts';
import { expect, fresh, scriptReady } from './test.ts';
import { toggle } from './visitor.ts';

const { text } = english;
const test = onSite(fresh, season);

// One worker, and so one server, for all tests.
test.describe.configure({ mode: 'default' });
test.setTimeout(limit(120_000));

function concertNamed(page: Page, name: string) {
  return page.getByRole('article', { name, exact: true });
}

test('the next concert is large, the others follow with what is known', async ({ page }) => {
  await openOn(page, '2027-02-01', '/concerts');
  await expect(page.getByRole('article').first()).toHaveAttribute('id', 'concert-glasgow-2027');
  await expect(page.getByText(text('concerts.next'), { exact: true })).toBeVisible();
  for (const status of ['cancelled', 'soldOut', 'fewLeft', 'postponed', 'timeOpen'] as const)
    await expect(page.getByText(text(`concerts.${status}`), { exact: true }).first()).toBeVisible();
  await expectStill(page, 'concerts');
  // Lines that say the same change with the language like the others.
  const lines = page.getByRole('article').first().getByRole('listitem');
  await expect(lines.filter({ hasText: /^Interval$/ })).toHaveCount(2);
  await toggle(page).click();
  await expect(page).toHaveURL('/es/concerts');
  await expect(lines.filter({ hasText: /^Descanso$/ })).toHaveCount(2);
  await expect(lines.filter({ hasText: /^Interval$/ })).toHaveCount(0);
});

test('one clock tells all concerts of a page the time', async ({ page }) => {
  await page.addInitScript(() => {
    const start = window.setInterval.bind(window);
    Object.assign(window, {
      setInterval: (handler: () => void, delay: number) => {
        performance.mark(`every ${delay} ms`);
        return start(handler, delay);
      },
    });
  });
  await page.goto('/concerts');
  await scriptReady(page);
  expect(await page.getByRole('article').count()).toBeGreaterThan(5);
  const clocks = () => performance.getEntriesByType('mark').map(({ name }) => name);
  expect(await page.evaluate(clocks)).toEqual(['every 60000 ms']);
});

test('a festival and a concert across midnight stay until they end', async ({ page }) => {
  await openOn(page, '2027-03-29', '/concerts');
  await expect(page.getByRole('article').first()).toHaveAttribute('id', 'concert-festival-2027');
  await page.getByText('2027', { exact: true }).click();
  await seeAgainAt(page, '2027-03-29T22:00:00Z');
  await expect(page.getByRole('article').first()).toHaveAttribute('id', 'concert-moved-2027');
  // What was opened stays open.
  await expect(concertNamed(page, 'All seats are sold')).toBeVisible();
});

test('a concert is over on a page that stays open', async ({ page }) => {
  await page.clock.install({ time: new Date('2027-03-29T21:58:30Z') });
  await page.goto('/concerts');
  await scriptReady(page);
  await expect(page.getByRole('article').first()).toHaveAttribute('id', 'concert-festival-2027');
  await page.clock.runFor('02:00');
  await expect(page.getByRole('article').first()).toHaveAttribute('id', 'concert-moved-2027');
});

test('a concert has a page of its own, which says when it is over', async ({ page }) => {
  await openOn(page, '2027-02-01', '/concerts');
  await page.getByRole('link', { name: 'All seats are sold', exact: true }).click();
  await expect(page).toHaveURL('/concerts/edinburgh-2027');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All seats are sold');
  await expect(page.getByText(text('concerts.over'))).toHaveCount(0);
  await seeAgainAt(page, '2027-02-14T12:00:00Z');
  await expect(page.getByText(text('concerts.over'))).toBeVisible();
});

test('a run is listed once, at the next of its nights, with the others', async ({ page }) => {
  await openOn(page, '2027-10-30', '/concerts');
  const run = concertNamed(page, 'A run of five nights, while clocks go back');
  await expect(run).toHaveCount(1);
  await expect(run.locator('time').first()).toHaveAttribute(
    'datetime',
    '2027-10-31T18:00:00+01:00',
  );
  const others = run.getByRole('listitem');
  await expect(others).toHaveCount(3);
  await expect(others.nth(0)).toContainText(text('concerts.cancelled'));
  await expect(others.nth(1)).toContainText('Rescheduled from 5 November 2027');
  await expect(others.nth(2)).toContainText('Bilbao');
  await expect(others.nth(2).getByRole('link')).toHaveAttribute('href', 'tel:+34944000000');
  await expect(run).toContainText(text('concerts.opera'));
  await expectStill(page, 'concerts');
  await seeAgainAt(page, '2027-11-12T12:00:00Z');
  await expect(run.locator('time').first()).toHaveAttribute(
    'datetime',
    '2027-11-12T20:00:00+01:00',
  );
  await expect(run.getByRole('listitem')).toHaveCount(0);
});

test('a month without a day, and what is online only, say so', async ({ page }) => {
  await openOn(page, '2027-02-01', '/concerts');
  const month = concertNamed(page, 'A month without a day, nor a town');
  await expect(month).toContainText(text('concerts.dayOpen'));
  await expect(month.getByText(text('concerts.addToCalendar'))).toHaveCount(0);
  await expect(concertNamed(page, 'Online only')).toContainText(text('concerts.online'));
});

test('a concert’s page and its calendar stay ten days after, and lead on', async ({ page }) => {
  await openOn(page, '2027-02-22', '/concerts/glasgow-2027');
  await expect(page.getByText(text('concerts.over'))).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(text('concerts.tickets')) })).toHaveCount(
    0,
  );
  await expectStill(page, 'over');
  await page.getByRole('link', { name: /Next: 6 March 2027/ }).click();
  await expect(page).toHaveURL('/concerts/matinee-2027');
  // Over long before the site was built.
  await page.goto('/concerts/harbour-2025');
  await expect(page.getByText(text('concerts.over'))).toBeVisible();
  expect((await page.request.get('/concerts/harbour-2025.ics')).ok()).toBe(true);
});

test('a link to buy tickets is printed with its address', async ({ page }) => {
  await openOn(page, '2027-02-01', '/concerts');
  await page.emulateMedia({ media: 'print' });
  const printed = await page
    .getByRole('link', { name: text('concerts.ticketsByEmail') })
    .evaluate((each) => getComputedStyle(each, '::after').content);
  expect(printed).toContain('mailto:');
});

test.describe('in Madrid', () => {
  test.use({ timezoneId: 'Europe/Madrid' });

  test('a stream alone has the hour of the visitor too', async ({ page }) => {
    await openOn(page, '2027-02-01', '/concerts');
    const stream = concertNamed(page, 'A stream from far away');
    await expect(stream).toContainText('20:00');
    await expect(stream).toContainText('Tue 16:30 your time');
    await expect(concertNamed(page, 'New Year’s Eve')).not.toContainText('your time');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is one list of the day of the build, with the end of each', async ({ page }) => {
    await page.goto('/concerts');
    await expect(page.getByText('As of 1 February 2027')).toBeVisible();
    await expect(page.getByText(text('concerts.next'), { exact: true })).toHaveCount(0);
    const ends = await page
      .getByRole('article')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-ends') ?? ''));
    expect(ends.filter((end) => Number.isNaN(Date.parse(end)))).toEqual([]);
    await page.getByText('2026', { exact: true }).click();
    await expect(concertNamed(page, 'Over before the site was built')).toBeVisible();
    await expect(page.getByText('A draft that nobody sees')).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByText('As of 1 February 2027')).toBeVisible();
  });
});
