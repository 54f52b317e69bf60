import type { Page } from '@playwright/test';
import { english, sizes } from './site.ts';
import { expect, test } from './test.ts';
import { swipe } from './visitor.ts';

/** The controls smaller than some pixels, links within a sentence excepted (WCAG 2.5.8). */
function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((pixels) => {
    const controls = [
      ...document.querySelectorAll('a, button, input, textarea, summary, [role="tab"]'),
    ];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !isInSentence(control))
      .map((control) => ({ control, box: areaOf(control).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < pixels || box.height < pixels))
      .map(({ control, box }) => `${control.outerHTML.slice(0, 80)} ${box.width} × ${box.height}`);

    /** A link may be stretched over the card that it is in. */
    function areaOf(control: Element): Element {
      const isStretched = getComputedStyle(control, '::after').position === 'absolute';
      const card = control instanceof HTMLElement ? control.offsetParent : null;
      return isStretched && getComputedStyle(control).position === 'static' && card
        ? card
        : control;
    }

    function isInSentence(control: Element): boolean {
      const inline = getComputedStyle(control).display === 'inline';
      return (
        inline && control.closest('p, figcaption, blockquote')?.textContent !== control.textContent
      );
    }
  }, least);
}

test.describe('targets', () => {
  test('are at least 24 px', async ({ page, visit }) => {
    await page.setViewportSize(sizes.desktop);
    await visit('/biography');
    expect(await smallTargets(page, 24)).toEqual([]);
  });
});

test('links of the menu are at least 44 px wide in whatever typeface', async ({ page, visit }) => {
  await page.setViewportSize(sizes.desktop);
  await visit('/');
  await page.evaluate(() => {
    const narrow = new CSSStyleSheet();
    narrow.replaceSync('header nav a { font-size: 8px !important; letter-spacing: 0 !important }');
    document.adoptedStyleSheets.push(narrow);
  });
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expect(links).toHaveCount(6);
  const boxes = await links.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test.describe('under a finger', () => {
  test.use({
    viewport: sizes.phone,
    hasTouch: true,
    // Firefox can't be made to think that it is a phone's.
    isMobile: ({ browserName }, use) => use(browserName !== 'firefox'),
  });

  test('targets are at least 44 px', async ({ page, visit }) => {
    for (const id of ['home', 'biography', 'contact'] as const) {
      await visit(english.address(id));
      expect.soft(await smallTargets(page, 44), id).toEqual([]);
    }
  });

  test('targets are at least 44 px in the menu and the lightbox', async ({ page, visit }) => {
    await visit('/gallery');
    const dialog = page.getByRole('dialog');
    for (const opener of [
      page.getByRole('button', { name: 'Menu', exact: true }),
      page.getByRole('main').getByRole('link').first(),
    ]) {
      await opener.tap();
      await expect(dialog).toBeVisible();
      expect.soft(await smallTargets(page, 44)).toEqual([]);
      await dialog.getByRole('button', { name: 'Close' }).tap();
      await expect(dialog).toBeHidden();
    }
  });

  test('a swipe of 50 px shows the next photograph, one back the one before', async ({
    page,
    visit,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium can be told how a finger moves.');
    await visit('/gallery');
    await page.getByRole('main').getByRole('link').first().tap();
    const lightbox = page.getByRole('dialog');
    await expect(lightbox).toContainText('1 of 11');
    await swipe(page, lightbox.getByRole('img'), -60);
    await expect(lightbox).toContainText('2 of 11');
    await swipe(page, lightbox.getByRole('img'), -30);
    await swipe(page, lightbox.getByRole('img'), 60);
    await expect(lightbox).toContainText('1 of 11');
  });
});
