import type { Locator } from '@playwright/test';
import { english, sizes } from './site.ts';
import { expect, test } from './test.ts';

/** What stands in the place of an item's picture. Its name is text for eyes only. */
function plateOf(item: Locator) {
  return item.locator('p[aria-hidden=true]');
}

const { text, address } = english;

const kinds = [
  { kind: text('press.article'), link: text('press.read'), icons: 0, atLeast: 8 },
  { kind: text('press.video'), link: text('press.watch'), icons: 1, atLeast: 2 },
  { kind: text('press.radio'), link: text('press.read'), icons: 1, atLeast: 2 },
];

test.describe('the press page', () => {
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

  test('groups them by year, below the newest', async ({ page, visit }) => {
    await visit(address('press'));
    const main = page.getByRole('main');
    const all = await main.getByRole('article').count();
    const years: number[] = [];
    let grouped = 0;
    for (const group of await main.getByRole('region').all()) {
      const year = await group.getByRole('heading', { level: 2 }).innerText();
      years.push(Number(year));
      for (const time of await group.locator('time').all()) {
        await expect(time).toHaveAttribute('datetime', new RegExp(`^${year}-`));
        grouped += 1;
      }
    }
    expect(years.length).toBeGreaterThan(3);
    expect(years).toEqual(years.toSorted((a, b) => b - a));
    expect(grouped).toBe(all - 1);
  });

  test('shows a picture beside each item, none twice, or the name of its publication', async ({
    page,
    visit,
  }) => {
    await visit(address('press'));
    const main = page.getByRole('main');
    const pictures = main.getByRole('article').getByRole('img');
    await expect(pictures).toHaveCount(12);
    const files = new Set<string>();
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('alt', /\S{3}/);
      files.add((await picture.getAttribute('src')) ?? '');
    }
    expect(files.size).toBe(12);
    const without = main.getByRole('article').filter({ hasNot: page.locator('img') });
    await expect(plateOf(without)).toHaveText('Zeitungsverlegermitteilungen');
  });

  test('names the kind of each item; videos are watched, videos and radio have an icon', async ({
    page,
    visit,
  }) => {
    await visit(address('press'));
    for (const { kind, link, icons, atLeast } of kinds) {
      const label = page.getByText(kind, { exact: true });
      const items = page.getByRole('main').getByRole('article').filter({ has: label });
      expect(await items.count()).toBeGreaterThanOrEqual(atLeast);
      for (const item of await items.all()) {
        await expect(item.getByRole('link')).toHaveAccessibleName(new RegExp(`^${link}`));
        const line = item.getByRole('paragraph').filter({ has: page.locator('time') });
        await expect(line.locator('svg')).toHaveCount(icons);
      }
    }
  });
});

for (const size of [sizes.phone, sizes.tablet, sizes.desktop]) {
  test(`a row is a picture beside its words at ${size.width} px, as high where it is a name`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(size);
    await visit(english.address('press'));
    const rows = (await page.getByRole('main').getByRole('listitem').all()).slice(0, 12);
    expect(rows).toHaveLength(12);
    const heights = new Set<number>();
    for (const row of rows) {
      const picture = await row.getByRole('img').or(plateOf(row)).boundingBox();
      const title = await row.getByRole('heading').boundingBox();
      expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThan(title?.x ?? 0);
      expect(picture?.width).toBeLessThan(title?.width ?? 0);
      heights.add(Math.round(picture?.height ?? 0));
    }
    expect([...heights]).toHaveLength(1);
  });
}
