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
  test('lists 13 items by year, each with its kind', async ({ page, visit }) => {
    await visit(address('press'));
    const main = page.getByRole('main');
    const datesIn = (part: Locator) =>
      part
        .locator('time')
        .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
    const dates = await datesIn(main.getByRole('article'));
    expect(dates).toHaveLength(13);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const grouped: string[] = [];
    for (const group of await main.getByRole('region').all()) {
      const year = await group.getByRole('heading', { level: 2 }).innerText();
      const own = await datesIn(group);
      expect(own.filter((date) => !date.startsWith(`${year}-`))).toEqual([]);
      grouped.push(...own);
    }
    expect(await main.getByRole('region').count()).toBeGreaterThan(3);
    expect(grouped).toEqual(dates.slice(1));
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

  test('shows beside each item a picture or its publication’s name', async ({ page, visit }) => {
    await visit(address('press'));
    const items = page.getByRole('main').getByRole('article');
    const pictures = await items
      .getByRole('img')
      .evaluateAll((all) =>
        all.map((each) => [each.getAttribute('alt'), each.getAttribute('src')]),
      );
    expect(pictures).toHaveLength(12);
    for (const [alt] of pictures) expect(alt).toMatch(/\S{3}/);
    expect(new Set(pictures.map(([, src]) => src)).size).toBe(12);
    const without = items.filter({ hasNot: page.locator('img') });
    await expect(plateOf(without)).toHaveText('Zeitungsverlegermitteilungen');
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('article') });
    for (const size of Object.values(sizes)) {
      await page.setViewportSize(size);
      const places = await rows.evaluateAll(placesIn);
      expect(places).toHaveLength(12);
      for (const { picture, title } of places) {
        expect(picture.right).toBeLessThan(title.left);
        expect(picture.width).toBeLessThan(title.width);
      }
      expect(new Set(places.map(({ picture }) => Math.round(picture.height))).size).toBe(1);
    }
  });
});

/** Where the picture, or what stands in its place, and the title of rows are. Runs in the page. */
function placesIn(rows: Element[]) {
  const placeOf = (row: Element, what: string) => {
    const { left, right, width, height } =
      row.querySelector(what)?.getBoundingClientRect() ?? new DOMRect();
    return { left, right, width, height };
  };
  return rows.map((row) => ({
    picture: placeOf(row, 'img, p[aria-hidden=true]'),
    title: placeOf(row, 'h2, h3, h4'),
  }));
}
