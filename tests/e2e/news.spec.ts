// The news of a site that was built on 1 February 2027.
import { limit } from '../machine.ts';
import { sizes } from './site.ts';
import { expect, test, scriptReady } from './test.ts';
import { changeLanguage } from './visitor.ts';

test.use({ site: 'full', viewport: sizes.desktop });
test.setTimeout(limit(120_000));

test('the whole of an item in the list leads to its page', async ({ page }) => {
  await page.goto('/news');
  await scriptReady(page);
  const item = page.getByRole('article').nth(1);
  const { width, height } = (await item.boundingBox()) ?? { width: 0, height: 0 };
  await item.click({ position: { x: width - 40, y: height / 2 }, timeout: 20_000 });
  await expect(page).toHaveURL('/news/recording-2027');
  const heading = page.getByRole('heading', { level: 2 });
  await expect(heading).toHaveText('A heading');
  const picture = await page.getByRole('main').getByRole('img').boundingBox();
  const beside = await heading.boundingBox();
  expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThan(beside?.x ?? 0);
  await changeLanguage(page, 'Español');
  await expect(page).toHaveURL('/es/news/recording-2027');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sale una grabación de Aurora');
});
