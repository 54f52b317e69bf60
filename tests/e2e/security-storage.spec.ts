import { english, languages, pageIds } from './site.ts';
import { expect, test } from './test.ts';

test('sets no cookies and stores nothing', async ({ page, visit, context }) => {
  for (const id of pageIds) await visit(english.address(id));
  expect(await context.cookies()).toEqual([]);
  expect(
    await page.evaluate(async () => [
      localStorage.length + sessionStorage.length,
      (await indexedDB.databases()).length,
    ]),
  ).toEqual([0, 0]);
});

test('opens other sites in a tab of their own that can’t reach back', async ({ page }) => {
  for (const { address } of languages) {
    for (const id of pageIds) {
      await page.goto(address(id));
      const links = await page.locator('a[href^="http"]').evaluateAll((all) =>
        all.map((link) => ({
          href: link.getAttribute('href') ?? '',
          target: link.getAttribute('target'),
          rel: link.getAttribute('rel') ?? '',
        })),
      );
      expect(links.length).toBeGreaterThan(2);
      for (const { href, target, rel } of links) {
        expect([href, target, rel.split(' ').includes('noopener')]).toEqual([href, '_blank', true]);
      }
    }
  }
});
