import { limit } from '../machine.ts';
import { expect, fresh, scriptReady, test } from './test.ts';

test.use({ site: 'below' });
test.setTimeout(limit(120_000));

for (const width of [390, 1440]) {
  test(`at ${width} px underline, dots and arrows are mirrored`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('ar/biography#violinist');
    await scriptReady(page);
    const tab = page.getByRole('tab').nth(1);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const list = page.getByRole('tablist');
    await expect.poll(() => list.evaluate(underline)).toEqual(await tab.evaluate(edges));
    await page.goto('ar/press');
    const lines = await page.locator('article p:has(time)').all();
    expect(lines).toHaveLength(13);
    for (const line of lines)
      expect(await line.evaluate(dots)).toEqual({ first: false, last: true });
    await expect(page.locator('article a svg').first()).toHaveCSS('transform', /^matrix\(-1, 0/);
  });
}

for (const width of [390, 1440]) {
  test(`at ${width} px a text in another direction is on one side, with all its parts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('ar');
    const quotation = page.locator('main :is(blockquote p, figcaption)');
    expect(await quotation.evaluateAll(sidesOf)).toEqual(['right', 'right']);
    await page.goto('ar/biography');
    const text = page.locator('#conductor [data-prose]');
    const short = text.locator('figcaption, h3, li:first-of-type');
    expect(await short.evaluateAll(sidesOf)).toEqual(['left', 'left', 'left']);
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
    await quote.evaluate((each, dir) => each.setAttribute('dir', dir), direction);
    expect(Math.sign(await quote.evaluate(hang)), direction).toBe(sign);
  }
});

fresh(
  'a page whose language the typefaces lack is set in the browser’s own, until another follows',
  async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') loaded.push(request.url());
    });
    await page.goto('ar/biography');
    await scriptReady(page);
    await page.evaluate(() => document.fonts.ready);
    const [heading, body] = [page.getByRole('heading', { level: 1 }), page.locator('body')];
    await expect(heading).toHaveCSS('font-family', 'serif');
    await expect(body).toHaveCSS('font-family', 'sans-serif');
    expect(loaded).toEqual([]);
    await page.getByRole('button', { name: /^AR / }).click();
    await page.getByRole('button', { name: 'English' }).click();
    // Its fallback where the font comes late.
    await expect(heading).toHaveCSS('font-family', /^"Cormorant (?:Garamond|fallback)", /);
    await expect(body).toHaveCSS('font-family', /^"?Figtree/);
  },
);

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

/** Whether the dot before the first of an item's facts can be seen, and the end of the last one. Runs in the page. */
function dots(line: Element) {
  line.scrollIntoView({ block: 'center' });
  const [start, end] = [line.firstElementChild, line.lastElementChild];
  if (!start || !end) return {};
  const [first, last] = [start.getBoundingClientRect(), end.getBoundingClientRect()];
  const at = (x: number, y: number) => document.elementFromPoint(x, y);
  return {
    first: line.contains(at(first.right - 12, first.top + first.height / 2)),
    last: line.contains(at(last.left + 1, last.top + last.height / 2)),
  };
}

/** How far a quotation's mark is moved, in pixels. Runs in the page. */
function hang(quote: Element): number {
  return new DOMMatrix(getComputedStyle(quote, '::before').transform).e;
}
