import { english, site, sizes, titleOf } from './site.ts';
import { expect, moving, scrollTo, test } from './test.ts';
import {
  expectStaggered,
  faintTexts,
  noteMoves,
  scrollThrough,
  twoFrames,
  type Move,
} from './moves.ts';
import { link } from './visitor.ts';

/** A text below the first screen. */
const quote = english.text('home.quote');

test.describe('what fades in', () => {
  test.use(moving);

  test('begins below the screen, and happens once', async ({ page, visit }) => {
    await page.setViewportSize(sizes.desktop);
    await visit('/');
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.evaluate((node) => getComputedStyle(node).opacity)).toBe('1');
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toMatch(
      /style="[^"]*opacity: ?0[;"]/,
    );
    const tops = await page
      .locator('[data-reveal=hidden]')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top));
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(sizes.desktop.height);
    await expect.poll(() => faintTexts(page)).toContain(quote);
    await scrollThrough(page);
    await expect.poll(() => faintTexts(page)).toEqual([]);
    for (const top of [0, 100_000]) {
      await scrollTo(page, top);
      await twoFrames(page);
      expect(await faintTexts(page)).toEqual([]);
    }
  });

  test('is all there in print, and for who goes to the end at once', async ({ page, visit }) => {
    await page.setViewportSize(sizes.phone);
    await visit('/');
    await expect.poll(() => faintTexts(page)).toContain(quote);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => faintTexts(page)).toEqual([]);
    await page.emulateMedia({ media: null });
    await expect.poll(() => faintTexts(page)).toContain(quote);
    await scrollTo(page, 100_000);
    await expect.poll(() => faintTexts(page)).toEqual([]);
  });

  test('takes 0.6 to 0.8 s, the hero 1.5 s, each after its neighbour', async ({ page, visit }) => {
    await page.setViewportSize(sizes.desktop);
    const script = await page.addInitScript(noteMoves);
    await visit('/');
    const moves = () => page.evaluate(() => window.moves);
    const title = site.artist.split(' ').join('');
    const name = (await moves()).find(({ text }) => text.replaceAll(/\s/g, '') === title);
    expect(name).toMatchObject({ duration: 1500, properties: ['opacity'] });
    const hero = (await page.locator('main > section').first().textContent()) ?? '';
    const words = async () =>
      (await moves()).filter(({ duration, text }) => duration < 1500 && hero.includes(text));
    await expect.poll(async () => (await words()).length).toBe(3);
    expectStaggered(await words());

    const cards = await page.locator('main a[href*="biography#"]').allInnerTexts();
    const isCard = ({ text }: Move) => cards.some((card) => text.startsWith(card));
    const before = (await moves()).length;
    await expect.poll(() => faintTexts(page)).toContain(quote);
    await scrollThrough(page);
    const slid = async () => (await moves()).slice(before).filter(isCard);
    await expect.poll(async () => new Set((await slid()).map(({ text }) => text)).size).toBe(3);
    expectStaggered(await slid());
    expect(new Set((await slid()).flatMap(({ properties }) => properties)).size).toBe(2);
    await script.dispose();
  });
});

test.describe('under reduced motion', () => {
  test('nothing fades or moves, on a page or from one to the next', async ({ page, visit }) => {
    const script = await page.addInitScript(noteMoves);
    await visit('/');
    expect.soft(await faintTexts(page)).toEqual([]);
    for (const id of ['contact', 'gallery'] as const) {
      await link(page, id).click();
      await expect(page).toHaveTitle(titleOf(id, english));
      expect.soft(await faintTexts(page), id).toEqual([]);
    }
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    expect(await page.evaluate(() => window.moves)).toEqual([]);
    await script.dispose();
  });
});
