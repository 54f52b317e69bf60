import { english, site, sizes } from './site.ts';
import { expect, scrollTo, scrollTop, test } from './test.ts';
import { addLink, link, mark, photographs } from './visitor.ts';

test.describe('a link in a text', () => {
  test('opens a page, or a tab of one, in the same document', async ({ page, visit }) => {
    await visit('/biography');
    const marked = await mark(page);
    const added = await addLink(page, { href: '/press' });
    const asked = page.waitForRequest(
      (request) => new URL(request.url()).pathname === '/press.data.json',
    );
    await added.hover();
    await asked;
    await added.click();
    await expect(page).toHaveURL('/press');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.text('nav.press'));
    await page.goBack();
    await expect(page).toHaveURL('/biography');
    await (await addLink(page, { href: '/es/biography#compositions' })).click();
    await expect(page).toHaveURL('/es/biography#compositions');
    await expect(page.getByRole('tab').nth(3)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(marked).toBeAttached();
  });

  test('is saved, leads to a place on its page, or to a file', async ({ page, visit }) => {
    await visit('/biography');
    const marked = await mark(page);
    const download = page.waitForEvent('download');
    await (await addLink(page, { href: '/press', download: 'press.html' }, 'saved')).click();
    expect((await download).suggestedFilename()).toBe('press.html');
    await expect(page).toHaveURL('/biography');
    await (await addLink(page, { href: '/biography#compositions' })).click();
    await expect(page).toHaveURL('/biography#compositions');
    await expect(page.getByRole('tab').nth(3)).toHaveAttribute('aria-selected', 'true');
    const panel = page.locator('#compositions');
    const top = () => panel.evaluate((node) => Math.abs(node.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(200);
    await expect(marked).toBeAttached();
    await page.getByRole('tab').first().click();
    await expect(page).toHaveURL('/biography#conductor');
    await (await addLink(page, { href: '/robots.txt' }, 'a file')).click();
    await expect(page).toHaveURL('/robots.txt');
    await expect(marked).toHaveCount(0);
  });
});

test('a link to the page that is open leads to its top', async ({ page, visit }) => {
  await visit('/press');
  const footer = page.getByRole('contentinfo').getByRole('navigation');
  for (const name of ['press', 'home'] as const) {
    const words = english.text(`nav.${name}`);
    if (name === 'home') await footer.getByRole('link', { name: words, exact: true }).click();
    await expect(page).toHaveURL(english.address(name));
    await scrollTo(page, 100_000);
    await footer.getByRole('link', { name: words, exact: true }).click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await page.setViewportSize(sizes.phone);
  await scrollTo(page, 100_000);
  await page.getByRole('banner').getByRole('link', { name: site.artist }).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scrollTo(page, 300);
  await page.getByRole('button', { name: english.text('site.menu') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: english.text('nav.home') })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/press');
});

test('a click with a key held down opens a new tab', async ({ page, visit }) => {
  await visit('/biography');
  const opened = page.context().waitForEvent('page');
  await link(page, 'press').click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL('/press');
  await expect(page).toHaveURL('/biography');
});

test('a photograph opens in a new tab by the middle button, too', async ({ page, visit }) => {
  await visit('/gallery');
  const photograph = photographs(page).nth(1);
  for (const open of [
    () => photograph.click({ button: 'middle' }),
    () => photograph.click({ modifiers: ['ControlOrMeta'] }),
  ]) {
    const opened = page.context().waitForEvent('page');
    await open();
    const tab = await opened;
    await expect(tab.getByRole('dialog')).toBeVisible();
    await expect(tab).toHaveURL(/\/gallery#.+/);
    await tab.close();
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/gallery');
});
