import { english, sizes } from './site.ts';
import { columnsOf, expect, test } from './test.ts';
import { photographs } from './visitor.ts';

test('the gallery has its photographs closely in 2, 3 or 4 columns', async ({ page, visit }) => {
  await visit(english.address('gallery'));
  await expect(photographs(page)).toHaveCount(11);
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
    expect(new Set(row.map(({ bottom }) => bottom)).size).toBeGreaterThan(1);
    for (const { left, top } of boxes.slice(columns)) {
      const above = boxes.filter((each) => each.left === left && each.top < top);
      const gap = top - Math.max(...above.map(({ bottom }) => bottom));
      expect(gap).toBeGreaterThan(0);
      expect(gap).toBeLessThan(40);
    }
  }
  const image = photographs(page).first().getByRole('img');
  await expect(image).toHaveCSS('filter', 'grayscale(1)');
  await photographs(page).first().hover();
  await expect(image).toHaveCSS('filter', /^(none|grayscale\(0\))$/);
});
