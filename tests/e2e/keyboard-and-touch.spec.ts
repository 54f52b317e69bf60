import type { Page } from '@playwright/test';
import { english, pageIds, sizes } from './site.ts';
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
  test('are at least 24 px on every page', async ({ page, visit }) => {
    await page.setViewportSize(sizes.desktop);
    for (const id of pageIds) {
      await visit(english.address(id));
      expect.soft(await smallTargets(page, 24), id).toEqual([]);
    }
  });
});

test.describe('under a finger', () => {
  test.use({
    viewport: sizes.phone,
    hasTouch: true,
    // Firefox can't be made to think that it is a phone's.
    isMobile: ({ browserName }, use) => use(browserName !== 'firefox'),
  });

  test('targets are at least 44 px on every page', async ({ page, visit }) => {
    for (const id of pageIds) {
      await visit(english.address(id));
      expect.soft(await smallTargets(page, 44), id).toEqual([]);
    }
  });

  test('targets are at least 44 px in the menu and the lightbox, which open and close', async ({
    page,
    visit,
  }) => {
    await visit('/gallery');
    const dialog = page.getByRole('dialog');
    for (const opener of [
      page.getByRole('button', { name: 'Menu', exact: true }),
      page.getByRole('main').getByRole('button').first(),
    ]) {
      await opener.tap();
      await expect(dialog).toBeVisible();
      expect.soft(await smallTargets(page, 44)).toEqual([]);
      await dialog.getByRole('button', { name: 'Close' }).tap();
      await expect(dialog).toBeHidden();
    }
  });

  test('a link of the menu, a tab and the toggle answer', async ({ page, visit }) => {
    await visit('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const menu = page.getByRole('dialog');
    await menu.getByRole('link', { name: 'Biography' }).tap();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/biography');
    await page.getByRole('tab').nth(1).tap();
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await menu.getByRole('button', { name: /ES\s*\/\s*EN/ }).tap();
    await expect(page).toHaveURL('/es/biography#violinist');
  });

  test('a swipe of 50 px shows the next photograph, one back the one before', async ({
    page,
    visit,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium can be told how a finger moves.');
    await visit('/gallery');
    await page.getByRole('main').getByRole('button').first().tap();
    const lightbox = page.getByRole('dialog');
    await expect(lightbox).toContainText('1 of 11');
    await swipe(page, lightbox.getByRole('img'), -60);
    await expect(lightbox).toContainText('2 of 11');
    await swipe(page, lightbox.getByRole('img'), -30);
    await swipe(page, lightbox.getByRole('img'), 60);
    await expect(lightbox).toContainText('1 of 11');
  });
});

test.describe('a walk with the Tab key', () => {
  for (const size of [sizes.phone, sizes.desktop]) {
    for (const id of pageIds) {
      test(`shows the focus everywhere on ${id} at ${size.width} px`, async ({ page, visit }) => {
        await page.setViewportSize(size);
        await visit(english.address(id));
        const problems = await walk(page);
        expect(problems.filter(Boolean)).toEqual([]);
        for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
          await expect(part.locator('[data-walked]')).not.toHaveCount(0);
          const missed = part.locator('a:visible:not([data-walked])');
          await expect(missed).toHaveCount(0);
        }
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

/** Presses Tab until the focus has been everywhere. Returns what was wrong at each stop. */
async function walk(page: Page): Promise<(string | undefined)[]> {
  const problems: (string | undefined)[] = [];
  for (let step = 0; step < 100; step += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(isOver)) break;
    problems.push(await page.evaluate(focusProblem));
  }
  return problems;
}

/** Whether the focus is where it has been already, or nowhere. Runs in the page. */
function isOver(): boolean {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return true;
  // A frame's stops are its own.
  if (activeElement.tagName === 'IFRAME') return false;
  return !activeElement.toggleAttribute('data-walked');
}

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
