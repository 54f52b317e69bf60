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

for (const { name, address } of languages) {
  test(`opens other sites in a tab of its own that can’t reach back, in ${name}`, async ({
    page,
  }) => {
    for (const id of pageIds) {
      await page.goto(address(id));
      const links = await page.locator('a[href^="http"]').evaluateAll((all) =>
        all.map((link) => {
          const isApart = link.getAttribute('target') === '_blank';
          const isCut = link.getAttribute('rel')?.split(' ').includes('noopener');
          return { href: link.getAttribute('href'), isRight: isApart && isCut };
        }),
      );
      expect(links.length).toBeGreaterThan(2);
      expect(links.filter(({ isRight }) => !isRight)).toEqual([]);
    }
  });
}
