import type { Page } from '@playwright/test';
import { english, site } from './site.ts';
import { expect, test } from './test.ts';

/** Opens a page as it is printed on a sheet of A4 within the margins of src/theme/print.ts. */
async function printed(page: Page, visit: (address: string) => Promise<void>, address: string) {
  await page.setViewportSize({ width: 627, height: 979 });
  await page.emulateMedia({ media: 'print' });
  await visit(address);
}

/** How every text that is shown is set: its colour, and the colour behind it. Runs in the page. */
function settings(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const isText = walker.currentNode.textContent?.trim() !== '';
    if (!element || !isText || !element.checkVisibility() || element.closest('script,style'))
      continue;
    const { color, backgroundColor } = getComputedStyle(element);
    found.add(`${color} ${backgroundColor}`);
  }
  return [...found];
}

/** What is written behind a link. Runs in the page. */
function behind(link: Element): string {
  return getComputedStyle(link, '::after').content;
}

const { address, text } = english;

test.describe('on paper', () => {
  for (const id of ['home', 'biography', 'gallery', 'media', 'press', 'contact'] as const) {
    test(`${id} is black on white, without navigation`, async ({ page, visit }) => {
      await printed(page, visit, address(id));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const role of ['navigation', 'contentinfo', 'button', 'tablist', 'form'] as const) {
        for (const each of await page.getByRole(role).all()) await expect(each).toBeHidden();
      }
      for (const each of await page.evaluate(settings))
        expect.soft(each).toMatch(/^rgb\(0, 0, 0\) (rgba\(.*, 0\)|transparent)$/);
      const name = page.getByText(site.artist, { exact: true }).filter({ visible: true });
      await expect(name).toHaveCount(1);
    });
  }

  test('the biography is what the selected tab shows', async ({ page, visit }) => {
    await printed(page, visit, `${address('biography')}#compositions`);
    const catalogue = page.locator('#compositions');
    const heading = catalogue.getByRole('heading', { level: 2 });
    await expect(heading).toHaveText(text('works.compositions'));
    await expect(heading).toBeInViewport();
    for (const work of await catalogue.getByRole('article').all()) await expect(work).toBeVisible();
    await expect(page.locator('#conductor')).toHaveJSProperty('offsetHeight', 0);
  });

  test('the address of a link follows it', async ({ page, visit }) => {
    await printed(page, visit, address('press'));
    const links = await page.getByRole('article').locator('a[href^=http]').all();
    expect(links).toHaveLength(13);
    for (const link of links) {
      const href = (await link.getAttribute('href')) ?? '';
      expect(await link.evaluate(behind)).toContain(href);
    }
  });

  test('folded texts are opened, without the mark that opens them', async ({ page, visit }) => {
    await printed(page, visit, address('contact'));
    const folded = page.getByRole('main').locator('details:not([open])');
    const texts = await folded.locator('p').all();
    expect(texts.length).toBeGreaterThan(3);
    for (const each of texts) {
      await expect(each).toBeVisible();
      expect(await each.evaluate((node) => node.getBoundingClientRect().height)).toBeGreaterThan(
        10,
      );
    }
    await expect(folded.locator('summary').first()).toHaveCSS('list-style-type', 'none');
  });

  test('what stands beside a picture has the whole width without it', async ({ page, visit }) => {
    await printed(page, visit, address('press'));
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
    const titles = page.getByRole('article').getByRole('heading');
    const lefts = await titles.evaluateAll((all) =>
      all.map((each) => Math.round(each.getBoundingClientRect().left)),
    );
    expect(lefts.length).toBe(13);
    expect(new Set(lefts).size).toBe(1);
  });
});
