import { languages, pageIds } from './site.ts';
import { expect, scrollTo, test } from './test.ts';

for (const { name, address } of languages) {
  test.describe(`the layout in ${name}`, () => {
    for (const id of pageIds) {
      test(`never moves on ${id}, from the first paint to the end`, async ({ page, visit }) => {
        await page.addInitScript(() => {
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              if ('hadRecentInput' in entry && 'value' in entry && !entry.hadRecentInput)
                window.shift = (window.shift ?? 0) + Number(entry.value);
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await visit(address(id));
        for (const top of [500, 1500, 3000, 0]) await scrollTo(page, top);
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => window.shift ?? 0)).toBeLessThan(0.01);
      });
    }
  });
}

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`the hero is as high as a window of ${size.width} × ${size.height} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    const hero = page.getByRole('main').locator('section, div, header').first();
    const box = await hero.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(size.height);
  });
}

declare global {
  interface Window {
    /** The sum of all layout shifts so far, as the browser weighs them. */
    shift?: number;
  }
}
