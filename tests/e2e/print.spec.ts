// That every page is black on white on paper is checked by any-site.spec.ts.
import { english } from './site.ts';
import { expect, test } from './test.ts';

const { address, text } = english;

// A sheet of A4 within the margins of src/theme/print.ts.
test.use({ viewport: { width: 627, height: 979 } });

test('on paper the biography is what the selected tab shows', async ({ page, visit }) => {
  await page.emulateMedia({ media: 'print' });
  await visit(`${address('biography')}#compositions`);
  const catalogue = page.locator('#compositions');
  const heading = catalogue.getByRole('heading', { level: 2 });
  await expect(heading).toHaveText(text('works.compositions'));
  await expect(heading).toBeInViewport();
  for (const work of await catalogue.getByRole('article').all()) await expect(work).toBeVisible();
  await expect(page.locator('#conductor')).toHaveJSProperty('offsetHeight', 0);
});

test('on paper press items have addresses, and the full width', async ({ page, visit }) => {
  await page.emulateMedia({ media: 'print' });
  await visit(address('press'));
  const links = page.getByRole('article').locator('a[href^=http]');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => [getComputedStyle(link, '::after').content, link.getAttribute('href') ?? '']),
  );
  expect(addresses).toHaveLength(13);
  for (const [written, href] of addresses) expect(written).toContain(href);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
  const titles = page.getByRole('article').getByRole('heading');
  const lefts = await titles.evaluateAll((all) =>
    all.map((element) => Math.round(element.getBoundingClientRect().left)),
  );
  expect(lefts.length).toBe(13);
  expect(new Set(lefts).size).toBe(1);
});

test('on paper folded texts are open, without their mark', async ({ page, visit }) => {
  await page.emulateMedia({ media: 'print' });
  await visit(address('contact'));
  const folded = page.getByRole('main').locator('details:not([open])');
  const heights = await folded
    .locator('p')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.min(...heights)).toBeGreaterThan(10);
  await expect(folded.locator('summary').first()).toHaveCSS('list-style-type', 'none');
});
