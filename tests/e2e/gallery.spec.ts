import { english, sizes } from './site.ts';
import { columnsOf, expect, test } from './test.ts';
import { photographs } from './visitor.ts';

test.describe('the grid', () => {
  test('has 11 photographs in order in 2, 3 or 4 columns', async ({ page, visit }) => {
    await visit(english.address('gallery'));
    await expect(photographs(page)).toHaveCount(11);
    for (const photograph of await photographs(page).all()) {
      await expect(photograph.getByRole('img')).toHaveAttribute('alt', /\S{3}/);
    }
    for (const [size, columns] of [
      [sizes.phone, 2],
      [sizes.tablet, 3],
      [sizes.desktop, 4],
    ] as const) {
      await page.setViewportSize(size);
      expect(await columnsOf(photographs(page))).toBe(columns);
      const boxes = await photographs(page).evaluateAll((all) =>
        all.map((each) => {
          const { left, top, bottom } = each.getBoundingClientRect();
          return { left: Math.round(left), top: Math.round(top), bottom: Math.round(bottom) };
        }),
      );
      const row = boxes.slice(0, columns);
      expect(row).toEqual(row.toSorted((a, b) => a.left - b.left));
      expect(new Set(row.map(({ top }) => top)).size).toBe(1);
      // Photographs of any height stand closely one below the other: masonry.
      expect(new Set(row.map(({ bottom }) => bottom)).size).toBeGreaterThan(1);
      for (const { left, top } of boxes.slice(columns)) {
        const above = boxes.filter((each) => each.left === left && each.top < top);
        const gap = top - Math.max(...above.map(({ bottom }) => bottom));
        expect(gap).toBeGreaterThan(0);
        expect(gap).toBeLessThan(40);
      }
    }
  });

  test('is grayscale and takes colour under the pointer', async ({ page, visit }) => {
    await visit('/gallery');
    const image = photographs(page).first().getByRole('img');
    const grayscale = () => image.evaluate((node) => getComputedStyle(node).filter);
    await page.mouse.move(0, 0);
    await expect.poll(grayscale).toBe('grayscale(1)');
    await photographs(page).first().hover();
    await expect.poll(grayscale).toMatch(/^(none|grayscale\(0\))$/);
  });
});
