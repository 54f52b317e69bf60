// Custom pages, on a site with nine links in its menu.
import { sizes } from './site.ts';
import { expect, test } from './test.ts';
import { mark, menuButton } from './visitor.ts';

test.use({ site: 'full' });

test('the links of the menu are as far from the name as from each other, or farther', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [1360, 1440, 1600, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [beforeFirst, ...between] = await page.getByRole('banner').evaluate((header) => {
      const boxes = [...header.querySelectorAll('a:not([href^="#"])')].map((link) =>
        link.getBoundingClientRect(),
      );
      return boxes.slice(1).map(({ left }, index) => Math.round(left - (boxes[index]?.right ?? 0)));
    });
    expect(between, `${width} px`).toHaveLength(8);
    expect(beforeFirst, `${width} px`).toBeGreaterThanOrEqual(Math.max(...between));
  }
});

test('links in the menu, in a text, of a press item and of a member open one in place', async ({
  page,
  visit,
}) => {
  await visit('/');
  const marked = await mark(page);
  const menu = page.getByRole('banner').getByRole('navigation');
  const main = page.getByRole('main');
  await menu.getByRole('link', { name: 'Teaching' }).click();
  await expect(page).toHaveURL('/teaching');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await main.getByRole('link', { name: 'projects' }).click();
  await expect(page).toHaveURL('/projects');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teaching and masterclasses');
  for (const [from, link] of [
    ['Press', main.getByRole('link', { name: /A press item that a page of the site holds$/ })],
    ['Biography', main.getByRole('listitem').getByRole('link').first()],
  ] as const) {
    await menu.getByRole('link', { name: from }).click();
    await link.click();
    await expect(page).toHaveURL('/teaching');
  }
  await expect(marked).toBeAttached();
});

test('the menu of a phone has all nine and the languages in view, by keyboard', async ({
  page,
  visit,
}) => {
  await page.setViewportSize(sizes.phone);
  await visit('/');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const links = dialog.getByRole('navigation').getByRole('link');
  await expect(links).toHaveCount(9);
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
