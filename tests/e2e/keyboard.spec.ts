import { english, sizes } from './site.ts';
import { expect, test } from './test.ts';

test.describe('a walk with the Tab key', () => {
  for (const [id, size] of [
    ['contact', sizes.phone],
    ['biography', sizes.desktop],
    ['gallery', sizes.desktop],
    ['media', { width: 844, height: 390 }],
  ] as const) {
    const tag = id === 'gallery' ? '@depth' : [];
    test(`shows the focus everywhere on ${id}`, { tag }, async ({ page, visit }) => {
      await page.setViewportSize(size);
      await visit(english.address(id));
      for (let step = 0; step < 100; step += 1) {
        await page.keyboard.press('Tab');
        const problem = await page.evaluate(focusProblem);
        if (problem === 'walked') break;
        expect.soft(problem).toBeUndefined();
      }
      for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
        await expect(part.locator('[data-walked]')).not.toHaveCount(0);
        const missed = part.locator('a:visible:not([data-walked])');
        await expect(missed).toHaveCount(0);
      }
    });
  }
});

test('what the header covers comes out from under it with the focus', async ({ page, visit }) => {
  await visit(english.address('press'));
  const links = page.getByRole('main').getByRole('link');
  await links.nth(3).focus();
  await links.nth(2).evaluate((link) => {
    scrollBy({ top: link.getBoundingClientRect().top - 20, behavior: 'instant' });
  });
  await page.keyboard.press('Shift+Tab');
  await expect(links.nth(2)).toBeFocused();
  await expect.poll(async () => (await links.nth(2).boundingBox())?.y).toBeGreaterThanOrEqual(96);
});

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('keep current route, selected tab and focus visible', async ({ page, visit }) => {
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
    const tab = page.getByRole('tab').nth(1);
    expect(await tab.evaluate((node) => getComputedStyle(node).outlineStyle)).not.toBe('none');
    const underline = await page
      .getByRole('tablist')
      .evaluateHandle((list) => getComputedStyle(list, '::after'));
    const thickness = await underline.evaluate(({ borderBottomWidth }) => borderBottomWidth);
    expect(Number.parseFloat(thickness)).toBeGreaterThanOrEqual(3);
    const leftOf = (node: Element) => node.getBoundingClientRect().left;
    const distance =
      (await tab.evaluate(leftOf)) - (await page.getByRole('tab').first().evaluate(leftOf));
    expect(distance).toBeGreaterThan(0);
    // It glides there.
    const moved = () => underline.evaluate(({ transform }) => new DOMMatrix(transform).e);
    await expect.poll(moved).toBeCloseTo(distance, 0);
  });
});

/**
 * What is wrong with the focused element's place or look; undefined if all is well, `walked` if the focus is where it has
 * been already, or nowhere. Runs in the page.
 */
function focusProblem(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'walked';
  // A frame's stops are its own.
  if (focused.tagName !== 'IFRAME' && !focused.toggleAttribute('data-walked')) return 'walked';
  const box = focused.getBoundingClientRect();
  const header = document.querySelector('header');
  const under = header?.contains(focused) ? 0 : (header?.getBoundingClientRect().bottom ?? 0);
  const name = focused.outerHTML.slice(0, 80);
  const isSkipLink = focused.matches('a[href^="#"]:not([role])');
  if (box.width < 2 || box.height < 2) return `without a size: ${name}`;
  if (!isSkipLink && (box.bottom <= under || box.top >= innerHeight)) return `hidden: ${name}`;
  const seen = Math.min(box.bottom, innerHeight) - Math.max(box.top, under);
  // The look of what is in a frame is its own.
  if (focused.tagName === 'IFRAME')
    return seen < box.height / 2 ? `${seen} of ${box.height} px seen: ${name}` : undefined;
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
