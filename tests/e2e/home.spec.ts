import { fittingSize } from '../../src/theme/type.ts';
import { english, site, sizes } from './site.ts';
import { expect, test } from './test.ts';

const { text, address } = english;

test('home opens with a hero as high as the window', async ({ page, visit }) => {
  await visit(address('home'));
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  const button = main.getByRole('link', { name: text('home.biographyButton'), exact: true });
  for (const part of site.artist.split(' ')) await expect(heading).toContainText(part);
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size);
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const hero = await main.locator('section').first().boundingBox();
    expect(hero).toMatchObject({ y: 0, height: size.height });
  }
  await button.click();
  await expect(page).toHaveURL(address('biography'));
});

test('a card of home leads to its biography from everywhere on it', async ({ page, visit }) => {
  await visit(address('home'));
  const main = page.getByRole('main');
  await expect(main.getByRole('img')).toHaveCount(3);
  for (const [index, slug] of ['conductor', 'violinist', 'composer'].entries()) {
    // The link is stretched over the whole card, its photograph too.
    await main.getByRole('img').nth(index).click({ force: true });
    await expect(page).toHaveURL(`${address('biography')}#${slug}`);
    await expect(page.getByRole('tab').nth(index)).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
  }
  await main.getByRole('link', { name: text('home.pressButton') }).click();
  await expect(page).toHaveURL(address('press'));
  const footer = page.getByRole('contentinfo');
  const invitation = footer.getByRole('link', { name: text('footer.contactButton'), exact: true });
  await invitation.first().click();
  await expect(page).toHaveURL(address('contact'));
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
