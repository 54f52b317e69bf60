import { english, pageIds } from './site.ts';
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
