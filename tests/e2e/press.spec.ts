import { languages } from './site.ts';
import { expect, test } from './test.ts';

for (const { name, text, address } of languages) {
  const kinds = [
    { kind: text('press.article'), link: text('press.read'), icons: 0, atLeast: 8 },
    { kind: text('press.video'), link: text('press.watch'), icons: 1, atLeast: 2 },
    { kind: text('press.radio'), link: text('press.read'), icons: 1, atLeast: 2 },
  ];

  test.describe(`the press page in ${name}`, () => {
    test('lists 13 items, the newest first', async ({ page, visit }) => {
      await visit(address('press'));
      const items = page.getByRole('main').getByRole('article');
      await expect(items).toHaveCount(13);
      const dates = await items
        .locator('time')
        .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
      expect(dates).toHaveLength(13);
      expect(dates).toEqual(dates.toSorted().toReversed());
    });

    test('gives each item an image, a title and a summary', async ({ page, visit }) => {
      await visit(address('press'));
      for (const item of await page.getByRole('main').getByRole('article').all()) {
        const image = item.getByRole('img').first();
        await expect(image).toHaveAttribute('alt', /\S/);
        await expect(item.getByRole('heading')).toHaveCount(1);
        const paragraphs = await item.getByRole('paragraph').allInnerTexts();
        expect(paragraphs.some((paragraph) => paragraph.length > 40)).toBe(true);
      }
    });

    test('gives each item a link of its own to elsewhere, in a new tab', async ({
      page,
      visit,
    }) => {
      await visit(address('press'));
      const links = page.getByRole('main').getByRole('article').getByRole('link');
      await expect(links).toHaveCount(13);
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('href', /^https:\/\//);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
        await expect(link).toHaveAccessibleName(new RegExp(text('site.newTab')));
      }
    });

    for (const { kind, link, icons, atLeast } of kinds) {
      test(`says “${link}” of ${kind} and shows ${icons} icon`, async ({ page, visit }) => {
        await visit(address('press'));
        const label = page.getByText(kind, { exact: true });
        const items = page.getByRole('main').getByRole('article').filter({ has: label });
        expect(await items.count()).toBeGreaterThanOrEqual(atLeast);
        for (const item of await items.all()) {
          await expect(item.getByRole('link')).toHaveAccessibleName(new RegExp(`^${link}`));
          const line = item.getByRole('paragraph').filter({ has: page.locator('time') });
          await expect(line.locator('svg')).toHaveCount(icons);
        }
      });
    }
  });
}
