// Where the entries of rooms are, and how they look.
import { english, sizes } from './site.ts';
import { columnsOf, expect, test } from './test.ts';
import { photographs } from './visitor.ts';

test.use({ site: 'full' });

test('entries are in more columns where there is room', async ({ page }) => {
  for (const [address, entries, phone, tablet, desktop] of [
    ['/recordings', page.getByRole('main').getByRole('article'), 1, 3, 3],
    ['/gallery', photographs(page), 2, 3, 4],
    ['/media', page.getByRole('main').getByRole('article'), 1, 2, 2],
    ['/biography', page.getByRole('tab'), 2, 4, 4],
    ['/biography', page.getByRole('tabpanel').getByRole('list').last().locator('> li'), 2, 4, 7],
  ] as const) {
    await page.goto(address);
    await expect(entries.first()).toBeVisible();
    for (const [width, columns] of [
      [sizes.phone.width, phone],
      [sizes.tablet.width, tablet],
      [sizes.desktop.width, desktop],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await columnsOf(entries), `${address} at ${width} px`).toBe(columns);
    }
  }
});

test('an entry leads to its page from everywhere on it', async ({ page, visit }) => {
  await page.setViewportSize(sizes.desktop);
  for (const [from, entry, to] of [
    ['/works', page.getByRole('listitem').filter({ hasText: 'A quartet with' }), '/works/quartet'],
    ['/news', page.getByRole('article').nth(1), '/news/recording-2027'],
    ['/', page.getByRole('main').locator('li:has(img)').nth(2), '/biography#composer'],
  ] as const) {
    await visit(from);
    const { width, height } = (await entry.boundingBox()) ?? { width: 0, height: 0 };
    await entry.click({ position: { x: width - 4, y: height / 2 } });
    await expect(page).toHaveURL(to);
  }
  await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
});

test('photographs are closely below each other, and coloured under the pointer', async ({
  page,
}) => {
  await page.goto(english.address('gallery'));
  const boxes = await photographs(page).evaluateAll((all) =>
    all.map((photograph) => {
      const { left, top, bottom } = photograph.getBoundingClientRect();
      return { left: Math.round(left), top: Math.round(top), bottom: Math.round(bottom) };
    }),
  );
  const columns = await columnsOf(photographs(page));
  const row = boxes.slice(0, columns);
  expect(row).toEqual(row.toSorted((a, b) => a.left - b.left));
  expect(new Set(row.map(({ top }) => top)).size).toBe(1);
  expect(new Set(row.map(({ bottom }) => bottom)).size).toBeGreaterThan(1);
  for (const { left, top } of boxes.slice(columns)) {
    const above = boxes.filter((box) => box.left === left && box.top < top);
    const gap = top - Math.max(...above.map(({ bottom }) => bottom));
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(40);
  }
  const image = photographs(page).first().getByRole('img');
  await expect(image).toHaveCSS('filter', 'grayscale(1)');
  await photographs(page).first().hover();
  await expect(image).toHaveCSS('filter', /^(none|grayscale\(0\))$/);
});

test('a cover is in colour, complete and in a square', async ({ page }) => {
  await page.goto('/recordings');
  const cover = page.getByRole('article', { name: 'An Older Disc' }).locator('img');
  await expect(cover).toHaveCSS('filter', 'none');
  await expect(cover).toHaveCSS('object-fit', 'contain');
  await expect(cover).toHaveCSS('background-image', 'none');
  const { width, height } = (await cover.boundingBox()) ?? { width: 0, height: -1 };
  expect(width).toBeCloseTo(height, 0);
});

test('a press item has its picture, or its publication, to the left of its title', async ({
  page,
}) => {
  await page.goto('/press');
  // A radio or video item says so by a sign, too.
  const signed = page.getByRole('main').locator('p:has(time):has(svg)');
  const kinds = new RegExp(`${english.text('press.video')}|${english.text('press.radio')}`);
  await expect(signed).toHaveCount(4);
  await expect(signed.filter({ hasText: kinds })).toHaveCount(4);
  const items = page.getByRole('listitem').filter({ has: page.getByRole('article') });
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size);
    const boxes = await items.evaluateAll((all) =>
      all.map((item) =>
        ['img, p[aria-hidden=true]', 'h2, h3, h4'].map(
          (part) => item.querySelector(part)?.getBoundingClientRect() ?? new DOMRect(),
        ),
      ),
    );
    expect(boxes.length).toBeGreaterThanOrEqual(12);
    for (const [picture, title] of boxes) {
      expect(picture?.right).toBeLessThan(title?.left ?? 0);
      expect(picture?.width).toBeLessThan(title?.width ?? 0);
    }
    expect(new Set(boxes.map(([picture]) => Math.round(picture?.height ?? 0))).size).toBe(1);
  }
});

test('a picture in news is to the left of the text', async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await page.goto('/news/recording-2027');
  const { x, width } = (await page.getByRole('main').getByRole('img').boundingBox()) ?? {
    x: Infinity,
    width: 0,
  };
  const heading = await page.getByRole('heading', { level: 2 }).boundingBox();
  expect(x + width).toBeLessThan(heading?.x ?? 0);
});
