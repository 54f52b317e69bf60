import type { Page } from '@playwright/test';
import { english, sizes } from './site.ts';
import { expect, test } from './test.ts';
import { menuButton, photographs, swipe } from './visitor.ts';

/** Expects all controls to have some pixels, except links within a sentence (WCAG 2.5.8). */
async function expectTargets(page: Page, least: number) {
  const small = await page.evaluate((pixels) => {
    const controls = document.querySelectorAll('a, button, input, textarea, summary, [role="tab"]');
    return [...controls]
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
  expect.soft(small).toEqual([]);
}

test('targets have at least 24 px, links of the menu 44 px', async ({ page, visit }) => {
  await page.setViewportSize(sizes.desktop);
  await visit('/biography');
  await expectTargets(page, 24);
  await page.evaluate(() => {
    const narrow = new CSSStyleSheet();
    narrow.replaceSync('header nav a { font-size: 8px !important; letter-spacing: 0 !important }');
    document.adoptedStyleSheets.push(narrow);
  });
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expect(links).toHaveCount(6);
  const boxes = await links.evaluateAll((all) =>
    all.map((target) => target.getBoundingClientRect()),
  );
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test.describe('under a finger', () => {
  test.use({
    viewport: sizes.phone,
    hasTouch: true,
    // Firefox can't be made to think that it is a phone's.
    isMobile: ({ browserName }, use) => use(browserName !== 'firefox'),
  });

  test('targets are at least 44 px, in the menu and the lightbox too', async ({ page, visit }) => {
    for (const id of ['home', 'biography', 'contact', 'gallery'] as const) {
      await visit(english.address(id));
      await expectTargets(page, 44);
    }
    const dialog = page.getByRole('dialog');
    for (const opener of [menuButton(page), photographs(page).first()]) {
      await opener.tap();
      await expect(dialog).toBeVisible();
      await expectTargets(page, 44);
      await dialog.getByRole('button', { name: 'Close' }).tap();
      await expect(dialog).toBeHidden();
    }
  });

  test('a swipe of 50 px shows the next photograph', async ({ page, visit, browserName }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium can simulate the movement of a finger.');
    await visit('/gallery');
    await photographs(page).first().tap();
    const lightbox = page.getByRole('dialog');
    await expect(lightbox).toContainText('1 of 11');
    await swipe(page, lightbox.getByRole('img'), -60);
    await expect(lightbox).toContainText('2 of 11');
    await swipe(page, lightbox.getByRole('img'), -30);
    await swipe(page, lightbox.getByRole('img'), 60);
    await expect(lightbox).toContainText('1 of 11');
  });
});
