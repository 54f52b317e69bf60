import type { Page } from '@playwright/test';
import { english, pageIds, sizes } from './site.ts';
import { expect, test } from './test.ts';

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
  for (const id of pageIds) {
    test(`are at least 24 px on ${id}`, async ({ page, visit }) => {
      await page.setViewportSize(sizes.desktop);
      await visit(english.address(id));
      expect(await smallTargets(page, 24)).toEqual([]);
    });
  }
});

test.describe('targets under a finger', () => {
  test.use({ viewport: sizes.phone, hasTouch: true, isMobile: true });

  for (const id of pageIds) {
    test(`are at least 44 px on ${id}`, async ({ page, visit }) => {
      await visit(english.address(id));
      expect(await smallTargets(page, 44)).toEqual([]);
    });
  }

  test('are at least 44 px in the menu and the lightbox', async ({ page, visit }) => {
    await visit('/gallery');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await smallTargets(page, 44)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('main').getByRole('button').first().tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await smallTargets(page, 44)).toEqual([]);
  });
});

test.describe('a walk with the Tab key', () => {
  for (const id of pageIds) {
    for (const size of [sizes.phone, sizes.desktop]) {
      test(`shows the focus everywhere on ${id} at ${size.width} px`, async ({ page, visit }) => {
        await page.setViewportSize(size);
        await visit(english.address(id));
        const problems = new Set<string>();
        for (let step = 0; step < 45; step += 1) {
          await page.keyboard.press('Tab');
          const problem = await page.evaluate(focusProblem);
          if (problem) problems.add(problem);
        }
        expect([...problems]).toEqual([]);
      });
    }
  }
});

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('keep the current route, the selected tab and the focus visible', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(sizes.desktop);
    await visit('/biography');
    const nav = page.getByRole('banner').getByRole('navigation');
    const look = (name: string) =>
      nav.getByRole('link', { name, exact: true }).evaluate((link) => {
        const { color, textDecorationLine, borderBottomWidth, outlineStyle, fontWeight } =
          getComputedStyle(link);
        return [color, textDecorationLine, borderBottomWidth, outlineStyle, fontWeight].join(' ');
      });
    expect(await look('Biography')).not.toBe(await look('Press'));
    await page.getByRole('tab').first().focus();
    await page.keyboard.press('ArrowRight');
    const outline = page.getByRole('tab').nth(1);
    expect(await outline.evaluate((tab) => getComputedStyle(tab).outlineStyle)).not.toBe('none');
  });
});

/** What is wrong with the focused element's place or look; nothing where all is well. Runs in the page. */
function focusProblem(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.tagName === 'IFRAME') return undefined;
  const box = focused.getBoundingClientRect();
  const header = document.querySelector('header');
  const under = header?.contains(focused) ? 0 : (header?.getBoundingClientRect().bottom ?? 0);
  const name = focused.outerHTML.slice(0, 80);
  const isSkipLink = focused.matches('a[href^="#"]:not([role])');
  if (box.width < 2 || box.height < 2) return `without a size: ${name}`;
  if (!isSkipLink && (box.bottom <= under || box.top >= innerHeight)) return `hidden: ${name}`;
  const whileFocused = look();
  if (!(focused instanceof HTMLElement)) return undefined;
  focused.blur();
  const otherwise = look();
  focused.focus({ preventScroll: true });
  return whileFocused === otherwise ? `looks the same with the focus: ${name}` : undefined;

  function look(): string {
    for (const animation of document.getAnimations()) animation.finish();
    return ['', '::before', '::after']
      .map((part) => getComputedStyle(focused ?? document.body, part || null))
      .map((style) =>
        [style.outlineStyle, style.borderColor, style.boxShadow, style.backgroundColor].join(),
      )
      .join();
  }
}
