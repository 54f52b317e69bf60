import { fittingSize } from '../../src/theme/type.ts';
import { english, sizes } from './site.ts';
import { expect, test } from './test.ts';

const { text, address } = english;

test('home opens with a hero as high as the window', async ({ page, visit }) => {
  await visit(address('home'));
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  const button = main.getByRole('link', { name: text('home.biographyButton'), exact: true });
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size);
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const hero = await main.locator('section').first().boundingBox();
    expect(hero).toMatchObject({ y: 0, height: size.height });
  }
});

test('titles have room for accents and for their longest word', async ({ page, visit }) => {
  for (const id of ['home', 'biography', 'press'] as const) {
    await visit(address(id));
    const leading = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const { lineHeight, fontSize } = getComputedStyle(heading);
      return parseFloat(lineHeight) / parseFloat(fontSize);
    });
    // An Ż rises by .80 em, a p descends by .28.
    expect(leading, id).toBeGreaterThanOrEqual(1.08);
  }
  const title = page.getByRole('heading', { level: 1 });
  const set = async (words: string, width: number) => {
    await page.setViewportSize({ width, height: 640 });
    return title.evaluate(
      (heading, [content, size]) => {
        const before = [...heading.childNodes];
        heading.replaceChildren(content);
        heading.style.fontSize = size;
        const range = document.createRange();
        range.selectNodeContents(heading);
        const { lineHeight, fontSize } = getComputedStyle(heading);
        const lines = range.getBoundingClientRect().height / parseFloat(lineHeight);
        heading.replaceChildren(...before);
        return [Math.round(lines), parseFloat(fontSize)];
      },
      [words, fittingSize('60px', words)] as const,
    );
  };
  expect(await set('Clara', 390)).toEqual([1, 60]);
  for (const width of [390, 320]) {
    const [lines, fontSize] = await set('Kammerorchester Köln', width);
    expect(lines).toBe(2);
    expect(fontSize).toBeLessThan(50);
  }
});
