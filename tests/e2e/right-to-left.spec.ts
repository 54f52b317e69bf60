import { expect, fresh, test } from './test.ts';
import { changeLanguage } from './visitor.ts';

test.use({ site: 'below' });

test('arrow keys go the other way in tabs and the lightbox', async ({ page, visit }) => {
  await visit('ar/biography');
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  for (const [key, index] of [
    ['ArrowLeft', 1],
    ['ArrowRight', 0],
    ['ArrowRight', 3],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs.nth(index)).toBeFocused();
  }
  await visit('ar/gallery');
  await page.getByRole('main').getByRole('link').first().click();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.locator(':focus')).toHaveCount(1);
  for (const [key, number] of [
    ['ArrowLeft', 2],
    ['ArrowRight', 1],
    ['ArrowRight', 11],
  ] as const) {
    await page.keyboard.press(key);
    await expect(lightbox).toContainText(`${number} of 11`);
  }
});

for (const width of [390, 1440]) {
  test(`at ${width} px lines, dots and arrows are mirrored`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit('ar/biography#violinist');
    const tab = page.getByRole('tab').nth(1);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const list = page.getByRole('tablist');
    await expect.poll(() => list.evaluate(underline)).toEqual(await tab.evaluate(edges));
    await page.getByRole('tab').first().click();
    const prose = page.locator('#conductor [data-prose]');
    const short = prose.locator('figcaption, h3, li:first-of-type');
    expect(await short.evaluateAll(sidesOf)).toEqual(['left', 'left', 'left']);
    await visit('ar/press');
    const lines = await page.locator('article p:has(time)').evaluateAll(dots);
    expect(lines).toEqual(Array.from({ length: 13 }, () => ({ first: false, last: true })));
    await expect(page.locator('article a svg').first()).toHaveCSS('transform', /^matrix\(-1, 0/);
    // A text of the original is aligned with its neighbours.
    const gaps = await page.locator('main p[lang][dir=ltr]').evaluateAll(gapsAfter);
    expect(gaps.length).toBeGreaterThan(5);
    expect(Math.max(...gaps.map(Math.abs))).toBeLessThan(2);
    await visit('ar');
    const quotation = page.locator('main :is(blockquote p, figcaption)');
    expect(await quotation.evaluateAll(sidesOf)).toEqual(['right', 'right']);
  });
}

test('a quotation’s mark hangs before its text, whichever way that runs', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('ar');
  const quote = page.locator('blockquote [data-opening]');
  for (const [direction, sign] of [
    ['ltr', -1],
    ['rtl', 1],
  ] as const) {
    await quote.evaluate((element, dir) => element.setAttribute('dir', dir), direction);
    expect(Math.sign(await quote.evaluate(hang)), direction).toBe(sign);
  }
});

fresh('a language that the typefaces lack is in the browser’s own', async ({ page, visit }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') loaded.push(request.url());
  });
  await visit('ar/biography');
  await page.evaluate(() => document.fonts.ready);
  const [heading, body] = [page.getByRole('heading', { level: 1 }), page.locator('body')];
  await expect(heading).toHaveCSS('font-family', 'serif');
  await expect(body).toHaveCSS('font-family', 'sans-serif');
  expect(loaded).toEqual([]);
  await changeLanguage(page, 'English');
  // Its fallback where the font comes late.
  await expect(heading).toHaveCSS('font-family', /^"Cormorant (?:Garamond|fallback)", /);
  await expect(body).toHaveCSS('font-family', /^"?Figtree/);
});

/** The side of its container that the words of each element, with the dash before them, are nearer to. Runs in the page. */
function sidesOf(elements: readonly Element[]): string[] {
  return elements.map((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const { left, right } = words.getBoundingClientRect();
    const dash = parseFloat(getComputedStyle(element, '::before').inlineSize) || 0;
    const isReversed = getComputedStyle(element).direction === 'rtl';
    const around = element.parentElement?.getBoundingClientRect() ?? { left: 0, right: 0 };
    const before = left - (isReversed ? 0 : dash) - around.left;
    const after = around.right - right - (isReversed ? dash : 0);
    return before <= after ? 'left' : 'right';
  });
}

/** The distances between the end of each text and the right of its element, in pixels. Runs in the page. */
function gapsAfter(texts: readonly Element[]): number[] {
  return texts.map((text) => {
    const words = document.createRange();
    words.selectNodeContents(text);
    return text.getBoundingClientRect().right - words.getBoundingClientRect().right;
  });
}

/** The left and the right edge of an element, in pixels. Runs in the page. */
function edges(element: Element) {
  const { left, right } = element.getBoundingClientRect();
  return [Math.round(left), Math.round(right)];
}

/** The same of the line below the selected one of some tabs. Runs in the page. */
function underline(list: Element) {
  const { left, right, width: all } = list.getBoundingClientRect();
  const { insetInlineStart, width, transform, direction } = getComputedStyle(list, '::after');
  const start = parseFloat(insetInlineStart) + (direction === 'rtl' ? all - parseFloat(width) : 0);
  const from = (direction === 'rtl' ? right - all : left) + start + new DOMMatrix(transform).e;
  return [Math.round(from), Math.round(from + parseFloat(width))];
}

/** Whether the dot before the first of each item's facts can be seen, and the end of the last one. Runs in the page. */
function dots(lines: readonly Element[]) {
  return lines.map((line) => {
    line.scrollIntoView({ block: 'center' });
    const [start, end] = [line.firstElementChild, line.lastElementChild];
    if (!start || !end) return {};
    const [first, last] = [start.getBoundingClientRect(), end.getBoundingClientRect()];
    const at = (x: number, y: number) => document.elementFromPoint(x, y);
    return {
      first: line.contains(at(first.right - 12, first.top + first.height / 2)),
      last: line.contains(at(last.left + 1, last.top + last.height / 2)),
    };
  });
}

/** How far a quotation's mark is moved, in pixels. Runs in the page. */
function hang(quote: Element): number {
  return new DOMMatrix(getComputedStyle(quote, '::before').transform).e;
}
