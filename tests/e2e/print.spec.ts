import type { Page } from '@playwright/test';
import { english, site } from './site.ts';
import { expect, test } from './test.ts';

/** Opens a page as it is printed on a sheet of A4 within the margins of src/theme/print.ts. */
async function printed(page: Page, visit: (address: string) => Promise<void>, address: string) {
  await page.setViewportSize({ width: 627, height: 979 });
  await page.emulateMedia({ media: 'print' });
  await visit(address);
}

/** How many sheets of paper a page takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** How every text that is shown is set: its first font, colour, and the colours behind it. Runs in the page. */
function settings(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const isText = walker.currentNode.textContent?.trim() !== '';
    if (!element || !isText || !element.checkVisibility() || element.closest('script,style'))
      continue;
    const { fontFamily, color, backgroundColor } = getComputedStyle(element);
    found.add([fontFamily.split(',')[0], color, backgroundColor].join(' '));
  }
  return [...found];
}

/** What is written behind a link. Runs in the page. */
function behind(link: Element): string {
  return getComputedStyle(link, '::after').content;
}

const inSerif = /^["']?Cormorant Garamond["']? rgb\(0, 0, 0\) (rgba\(.*, 0\)|transparent)$/;

const { address, text } = english;

/** Expects text in the serif, black on white, without navigation. */
async function expectPlain(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const role of ['navigation', 'contentinfo', 'button', 'tablist'] as const) {
    for (const each of await page.getByRole(role).all()) await expect(each).toBeHidden();
  }
  for (const each of await page.evaluate(settings)) expect.soft(each).toMatch(inSerif);
  const ground = await page.evaluate(() =>
    [document.documentElement, document.body].map((each) => getComputedStyle(each).backgroundColor),
  );
  for (const each of ground) expect(each).toMatch(/, 0\)$/);
}

test.describe('on paper', () => {
  test('home is plain text on one sheet, its cards in one row', async ({ page, visit }) => {
    await printed(page, visit, address('home'));
    await expectPlain(page);
    await expect(page.getByText(site.artist, { exact: true }).first()).toBeHidden();
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
    const cards = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(cards).toHaveCount(3);
    const tops = await cards.evaluateAll((all) =>
      all.map((each) => Math.round(each.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size).toBe(1);
    expect(await sheets(page)).toBe(1);
  });

  test('the biography is plain text with portraits and catalogue', async ({ page, visit }) => {
    await printed(page, visit, address('biography'));
    await expectPlain(page);
    await expect(page.getByRole('banner').getByText(site.artist, { exact: true })).toBeVisible();
    for (const slug of ['conductor', 'violinist', 'composer', 'compositions']) {
      await expect(page.locator(`#${slug}`).getByRole('heading').first()).toBeVisible();
    }
    const catalogue = page.locator('#compositions');
    await expect(catalogue).toContainText(text('biography.compositions'));
    for (const work of await catalogue.getByRole('article').all()) await expect(work).toBeVisible();
    const link = page.locator('#conductor a[href^=http]').first();
    const href = (await link.getAttribute('href')) ?? '';
    expect(await link.evaluate(behind)).toContain(href);
  });

  test('the compositions print as a catalogue of their own', async ({ page, visit }) => {
    await printed(page, visit, `${address('biography')}#compositions`);
    const catalogue = page.locator('#compositions');
    const heading = catalogue.getByRole('heading', { level: 2 });
    await expect(heading).toHaveText(text('biography.compositions'));
    await expect(catalogue.getByRole('article')).toHaveCount(7);
    for (const slug of ['conductor', 'violinist', 'composer'])
      await expect(page.locator(`#${slug}`)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('banner').getByText(site.artist, { exact: true })).toBeVisible();
    const publisher = catalogue.getByRole('link', { name: /A publisher/ });
    expect(await publisher.evaluate(behind)).toContain('example.org/publisher/every-field');
    await expect(publisher).not.toHaveCSS('font-size', '0px');
    expect(await sheets(page)).toBe(2);
  });

  test('the press is plain text, each link with its address', async ({ page, visit }) => {
    await printed(page, visit, address('press'));
    await expectPlain(page);
    await expect(page.getByRole('banner').getByText(site.artist, { exact: true })).toBeVisible();
    const items = page.getByRole('article');
    const links = await items.locator('a[href^=http]').all();
    expect(links).toHaveLength(13);
    for (const link of links) {
      const href = (await link.getAttribute('href')) ?? '';
      expect(await link.evaluate(behind)).toBe(JSON.stringify(href));
    }
    const lefts = await items
      .getByRole('heading')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
    expect(lefts.length).toBe(13);
    expect(new Set(lefts).size).toBe(1);
    const widths = await items.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().width),
    );
    const width = await page.getByRole('main').evaluate((main) => main.clientWidth);
    for (const each of widths) expect(each).toBeGreaterThan(width * 0.8);
  });
});
