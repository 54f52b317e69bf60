import { english, sizes } from './site.ts';
import { expect, test } from './test.ts';

test.use({ site: 'full' });

test('a row is a line, with emphasis at its size and a disc’s title on half of it', async ({
  page,
}) => {
  await page.setViewportSize(sizes.tablet);
  await page.goto('/works');
  const rows = page.getByRole('main').locator('ol > li');
  const duration = rows.filter({ hasText: 'The Drowned Bell' }).locator('time, p').last();
  const lines = await duration.evaluate(
    (line) => line.clientHeight / parseFloat(getComputedStyle(line).lineHeight),
  );
  expect(lines).toBeLessThan(1.5);
  const [inner, outer] = await rows
    .locator('em')
    .first()
    .evaluate((cite) =>
      [cite, cite.parentElement ?? cite].map((element) => getComputedStyle(element).fontSize),
    );
  expect(inner).toBe(outer);
  await page.emulateMedia({ media: 'print' });
  const parts = rows.filter({ hasText: 'A quartet with a page' }).locator('p');
  const first = await parts.first().boundingBox();
  const last = await parts.last().boundingBox();
  expect(Math.abs((first?.y ?? 0) - (last?.y ?? Infinity))).toBeLessThan(12);
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/works/quartet');
  const heading = page.getByRole('heading', {
    name: english.text('works.recordings'),
    exact: true,
  });
  const discs = page.locator('section').filter({ has: heading });
  const disc = discs.getByRole('link').last();
  const title = await disc.locator('> span').first().boundingBox();
  const row = await disc.boundingBox();
  expect((title?.width ?? 0) / (row?.width ?? 0)).toBeGreaterThan(0.5);
});
