import type { Locator } from '@playwright/test';
import { english, site, sizes } from './site.ts';
import { expect, scrollTo, scrollTop, test } from './test.ts';
import { addLink, link, mark, menuButton, photographs } from './visitor.ts';

test('a link in a text opens a page or a file, or is saved', async ({ page, visit }) => {
  await visit('/biography');
  const marked = await mark(page);
  const added = await addLink(page, { href: '/press' });
  const requested = page.waitForRequest('**/press.data.json');
  await added.hover();
  await requested;
  await added.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.text('nav.press'));
  await page.goBack();
  await expect(page).toHaveURL('/biography');
  await expect(marked).toBeAttached();
  const download = page.waitForEvent('download');
  await (await addLink(page, { href: '/press', download: 'press.html' }, 'saved')).click();
  expect((await download).suggestedFilename()).toBe('press.html');
  await (await addLink(page, { href: '/robots.txt' }, 'file')).click();
  await expect(page).toHaveURL('/robots.txt');
  await expect(marked).toHaveCount(0);
});

test('a link to the page that is open leads to its top', async ({ page, visit }) => {
  const expectTop = async (home: Locator) => {
    await scrollTo(page, 100_000);
    await home.click();
    await expect.poll(() => scrollTop(page)).toBe(0);
  };
  await page.setViewportSize(sizes.phone);
  await visit('/press');
  const footer = page.getByRole('contentinfo').getByRole('navigation');
  await expectTop(footer.getByRole('link', { name: english.text('nav.press'), exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await footer.getByRole('link', { name: english.text('nav.home'), exact: true }).click();
  await expect(page).toHaveURL('/');
  await expectTop(page.getByRole('banner').getByRole('link', { name: site.artist }));
  await scrollTo(page, 300);
  await menuButton(page).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('link', { name: english.text('nav.home') }).click();
  await expect(menu).toBeHidden();
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/press');
});

test('a link opens in a new tab by a key or the middle button', async ({ page, visit }) => {
  const opened = async (open: Promise<void>) =>
    (await Promise.all([page.context().waitForEvent('page'), open]))[0];
  await visit('/biography');
  const press = await opened(link(page, 'press').click({ modifiers: ['ControlOrMeta'] }));
  await press.waitForURL('/press');
  await expect(page).toHaveURL('/biography');
  await link(page, 'gallery').click();
  const photograph = photographs(page).nth(1);
  for (const click of [
    () => photograph.click({ button: 'middle' }),
    () => photograph.click({ modifiers: ['ControlOrMeta'] }),
  ]) {
    const tab = await opened(click());
    await expect(tab.getByRole('dialog')).toBeVisible();
    await expect(tab).toHaveURL(/\/gallery#.+/);
    await tab.close();
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/gallery');
});
