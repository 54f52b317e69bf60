import type { Page } from '@playwright/test';
import { english, pageIds, sizes } from './site.ts';
import { expect, scrollTo, test } from './test.ts';

/** The texts of the page's content that a visitor could not read for their opacity. */
function faintTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    function opacityOf(element: Element | null): number {
      return element
        ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement)
        : 1;
    }
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    const faint: string[] = [];
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!textContent?.trim() || !parentElement?.checkVisibility()) continue;
      if (opacityOf(parentElement) < 0.99) faint.push(textContent.trim());
    }
    return faint;
  });
}

/** Scrolls through the page, a screen at a time, until its end. */
async function scrollThrough(page: Page) {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: window.innerHeight * 0.8,
  }));
  for (let top = 0; top <= height; top += step) {
    await scrollTo(page, top);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
}

test.describe('what fades in', () => {
  for (const id of pageIds) {
    for (const size of [sizes.phone, sizes.desktop]) {
      test(`is all there after scrolling through ${id} at ${size.width} px`, async ({
        page,
        visit,
      }) => {
        await page.setViewportSize(size);
        await visit(english.address(id));
        await scrollThrough(page);
        await expect.poll(() => faintTexts(page)).toEqual([]);
      });
    }

    test(`is all there on ${id} after a jump to its end`, async ({ page, visit }) => {
      await visit(english.address(id));
      await scrollTo(page, 100_000);
      await expect.poll(() => faintTexts(page)).toEqual([]);
    });
  }

  test('begins below the screen, and happens once', async ({ page, visit }) => {
    await page.setViewportSize(sizes.desktop);
    await visit('/');
    await expect.poll(async () => (await faintTexts(page)).length).toBeGreaterThan(0);
    const later = await faintTexts(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await scrollThrough(page);
    await expect.poll(() => faintTexts(page)).toEqual([]);
    expect(later.length).toBeGreaterThan(0);
    await scrollTo(page, 0);
    await expect.poll(() => faintTexts(page)).toEqual([]);
    await scrollTo(page, 100_000);
    expect(await faintTexts(page)).toEqual([]);
  });

  test('never hides what is on the screen first', async ({ page, visit }) => {
    await page.setViewportSize(sizes.desktop);
    await visit('/');
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.evaluate((node) => getComputedStyle(node).opacity)).toBe('1');
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toMatch(
      /style="[^"]*opacity: ?0[;"]/,
    );
  });

  test('is all there after Back', async ({ page, visit }) => {
    await visit('/');
    await scrollTo(page, 900);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Press', exact: true }).click();
    await expect(page).toHaveURL('/press');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await scrollThrough(page);
    await expect.poll(() => faintTexts(page)).toEqual([]);
  });

  for (const id of pageIds) {
    test(`is all there in print: ${id}`, async ({ page, visit }) => {
      await visit(english.address(id));
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => faintTexts(page)).toEqual([]);
    });
  }
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const id of pageIds) {
    test(`nothing of ${id} fades or moves`, async ({ page, visit }) => {
      await visit(english.address(id));
      expect(await faintTexts(page)).toEqual([]);
      const moving = await page.evaluate(
        () =>
          document.getAnimations().filter(({ playState, effect }) => {
            return playState === 'running' && Number(effect?.getComputedTiming().duration ?? 0) > 1;
          }).length,
      );
      expect(moving).toBe(0);
    });
  }
});
