import { english, sizes } from './site.ts';
import { expect, test } from './test.ts';

const { text, address } = english;

test('a press item has a picture, or its publication’s name', async ({ page, visit }) => {
  await visit(address('press'));
  const main = page.getByRole('main');
  const items = main.getByRole('article');
  const pictures = await items
    .getByRole('img')
    .evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  expect(new Set(pictures).size).toBe(12);
  // The name is text for eyes only.
  const plate = items.filter({ hasNot: page.locator('img') }).locator('p[aria-hidden=true]');
  await expect(plate).toHaveText('Zeitungsverlegermitteilungen');
  // A radio or video item says so by a sign, too.
  const signed = main.locator('p:has(time):has(svg)');
  await expect(signed).toHaveCount(4);
  const kinds = new RegExp(`${text('press.video')}|${text('press.radio')}`);
  await expect(signed.filter({ hasText: kinds })).toHaveCount(4);
  const rows = main.getByRole('listitem').filter({ has: page.locator('article') });
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size);
    const places = await rows.evaluateAll(placesIn);
    expect(places).toHaveLength(12);
    for (const { picture, title } of places) {
      expect(picture.right).toBeLessThan(title.left);
      expect(picture.width).toBeLessThan(title.width);
    }
    expect(new Set(places.map(({ picture }) => Math.round(picture.height))).size).toBe(1);
  }
});

/** Where the picture, or what stands in its place, and the title of rows are. Runs in the page. */
function placesIn(rows: Element[]) {
  const placeOf = (row: Element, what: string) => {
    const { left, right, width, height } =
      row.querySelector(what)?.getBoundingClientRect() ?? new DOMRect();
    return { left, right, width, height };
  };
  return rows.map((row) => ({
    picture: placeOf(row, 'img, p[aria-hidden=true]'),
    title: placeOf(row, 'h2, h3, h4'),
  }));
}
