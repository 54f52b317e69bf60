// Pages of one's own, on a site with nine links in its menu and an imprint in its last line.
import type { Page } from '@playwright/test';
import { limit } from '../machine.ts';
import { english, site, sizes } from './site.ts';
import { expect, test, scriptReady } from './test.ts';
import { mark } from './visitor.ts';

const { text } = english;

test.use({ site: 'full' });
test.setTimeout(limit(120_000));

const menu = [
  'Home',
  'Press',
  'Teaching',
  'Biography',
  'Media',
  'Projects',
  'Gallery',
  'Full discography',
  'Contact',
];

function navigation(page: Page) {
  return page.getByRole('banner').getByRole('navigation');
}

test('the links of the menu are as far from the name as from each other, or farther', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [1360, 1440, 1600, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [beforeFirst, ...between] = await page.getByRole('banner').evaluate(gapsIn);
    expect(between, `${width} px`).toHaveLength(menu.length - 1);
    expect(beforeFirst, `${width} px`).toBeGreaterThanOrEqual(Math.max(...between));
  }
});

/** The distances between a header's name and its links, in pixels. Runs in the page. */
function gapsIn(header: Element): number[] {
  const boxes = [...header.querySelectorAll('a:not([href^="#"])')].map((each) =>
    each.getBoundingClientRect(),
  );
  return boxes.slice(1).map(({ left }, index) => Math.round(left - (boxes[index]?.right ?? 0)));
}

test('a page of one’s own opens in place, with its title, its text and its day', async ({
  page,
}) => {
  await page.goto('/');
  await scriptReady(page);
  const marked = await mark(page);
  await navigation(page).getByRole('link', { name: 'Teaching' }).click();
  await expect(page).toHaveURL('/teaching');
  await expect(page).toHaveTitle(`Teaching and masterclasses — ${site.artist}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Lessons', 'Masterclasses']);
  await expect(page.getByText('Last changed on 2 October 2026')).toBeVisible();
  await expect(navigation(page).locator('[aria-current=page]')).toHaveText('Teaching');
  await page.getByRole('main').getByRole('link', { name: 'projects' }).click();
  await expect(page).toHaveURL('/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teaching and masterclasses');
  await expect(marked).toBeAttached();
});

test('a press item leads to a page of the site in place', async ({ page }) => {
  await page.goto('/press');
  await scriptReady(page);
  const marked = await mark(page);
  await page.getByRole('link', { name: /A press item that a page of the site holds$/ }).click();
  await expect(page).toHaveURL('/teaching');
  await expect(marked).toBeAttached();
});

test('nine members come after the text, with their links and their portraits', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/biography');
  await scriptReady(page);
  const members = page.getByRole('tabpanel').getByRole('list').last().getByRole('listitem');
  await expect(members).toHaveCount(9);
  const [first, second] = [await members.nth(0).boundingBox(), await members.nth(1).boundingBox()];
  expect(second?.x).toBeGreaterThan(first?.x ?? Infinity);
  await expect(members.nth(0).getByRole('img', { name: 'Ada Probe' })).toBeVisible();
  await expect(members.nth(2).getByRole('link')).toHaveAttribute('target', '_blank');
  await members.nth(0).getByRole('link').click();
  await expect(page).toHaveURL('/teaching');
});

test('the menu of a phone has all nine and the languages in view, by keyboard', async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await page.goto('/');
  await scriptReady(page);
  await page.getByRole('button', { name: text('site.menu') }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const links = dialog.getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(menu);
  for (const link of await links.all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  await expect(dialog.getByRole('button', { name: 'EN' })).toBeInViewport({ ratio: 1 });
  await links.filter({ hasText: 'Full discography' }).press('Enter');
  await expect(page).toHaveURL('/discography');
  await expect(dialog).toHaveCount(0);
});
