import type { Page } from '@playwright/test';
import { english, pageIds, site, sizes } from './site.ts';
import { expect, moving, scrollTo, test } from './test.ts';
import { link } from './visitor.ts';

/** The texts of the page's content that a visitor could not read for their opacity. */
function faintTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    function opacityOf(element: Element | null): number {
      return element
        ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement)
        : 1;
    }
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    const faint: string[] = [];
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!textContent?.trim() || !parentElement?.checkVisibility()) continue;
      if (opacityOf(parentElement) < 0.99) faint.push(textContent.trim());
    }
    return faint;
  });
}

/** Scrolls through the page, a screen at a time, until its end. */
async function scrollThrough(page: Page) {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: window.innerHeight * 0.8,
  }));
  for (let top = 0; top <= height; top += step) {
    await scrollTo(page, top);
    await twoFrames(page);
  }
}

/** Waits until the page was drawn, and what that brings about was drawn too. */
async function twoFrames(page: Page) {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** How an element faded or slid, in milliseconds. */
interface Move {
  readonly text: string;
  readonly duration: number;
  readonly delay: number;
  readonly properties: readonly string[];
}

declare global {
  interface Window {
    /** What has faded or slid so far. */
    moves: Move[];
  }
}

/** Notes whatever fades or slides from now on. Runs in the page. */
function noteMoves() {
  window.moves = [];
  addEventListener('animationstart', note, true);
  addEventListener('transitionrun', note, true);
  const { animate } = Element.prototype;
  Element.prototype.animate = function noted(...args) {
    const animation = animate.apply(this, args);
    noteAll(this);
    return animation;
  };

  function note({ target }: Event) {
    if (target instanceof Element) noteAll(target);
  }

  function noteAll(element: Element) {
    const text = element.textContent?.trim() ?? '';
    for (const { effect } of element.getAnimations()) {
      if (!(effect instanceof KeyframeEffect)) continue;
      const { duration, delay = 0 } = effect.getComputedTiming();
      const frames = effect.getKeyframes();
      const properties = ['opacity', 'transform'].filter((name) =>
        frames.some((frame) => name in frame),
      );
      if (properties.length > 0) {
        window.moves.push({ text, duration: Number(duration), delay, properties });
      }
    }
  }
}

/** Expects 0.6 to 0.8 s for each of some neighbours, 0.1 to 0.2 s after the one before. */
function expectStaggered(moves: readonly Move[]) {
  for (const { duration } of moves) {
    expect(duration).toBeGreaterThanOrEqual(600);
    expect(duration).toBeLessThanOrEqual(800);
  }
  const delays = [...new Set(moves.map(({ delay }) => delay))].toSorted((a, b) => a - b);
  expect(delays.length).toBeGreaterThan(2);
  for (const [index, delay] of delays.slice(1).entries()) {
    expect(delay - (delays[index] ?? 0)).toBeGreaterThanOrEqual(100);
    expect(delay - (delays[index] ?? 0)).toBeLessThanOrEqual(200);
  }
}

test.describe('what fades in', () => {
  test.use(moving);

  for (const id of pageIds) {
    test(`is all there on ${id} once it is scrolled through, or at once to its end`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize(sizes.phone);
      await visit(english.address(id));
      await scrollThrough(page);
      await expect.poll(() => faintTexts(page)).toEqual([]);
      await page.setViewportSize(sizes.desktop);
      await visit(english.address(id));
      await scrollTo(page, 100_000);
      await expect.poll(() => faintTexts(page)).toEqual([]);
    });
  }

  test('begins below the screen, and happens once', async ({ page, visit }) => {
    await page.setViewportSize(sizes.desktop);
    await visit('/');
    await expect.poll(() => faintTexts(page)).not.toEqual([]);
    await scrollThrough(page);
    await expect.poll(() => faintTexts(page)).toEqual([]);
    for (const top of [0, 100_000]) {
      await scrollTo(page, top);
      await twoFrames(page);
      expect(await faintTexts(page)).toEqual([]);
    }
  });

  test('takes 0.6 to 0.8 s, the hero 1.5 s, and neighbours follow each other', async ({
    page,
    visit,
  }) => {
    await page.addInitScript(noteMoves);
    await page.setViewportSize(sizes.desktop);
    await visit('/');
    const moves = () => page.evaluate(() => window.moves);
    const title = site.artist.split(' ').join('');
    const name = (await moves()).find(({ text }) => text.replaceAll(/\s/g, '') === title);
    expect(name).toMatchObject({ duration: 1500, properties: ['opacity'] });
    const words = async () => (await moves()).filter(({ duration }) => duration < 1500);
    await expect.poll(async () => (await words()).length).toBe(3);
    expectStaggered(await words());

    const cards = await page.locator('main a[href*="biography#"]').allInnerTexts();
    const isCard = ({ text }: Move) => cards.some((card) => text.startsWith(card));
    const before = (await moves()).length;
    await scrollThrough(page);
    const slid = async () => (await moves()).slice(before).filter(isCard);
    await expect.poll(async () => new Set((await slid()).map(({ text }) => text)).size).toBe(3);
    expectStaggered(await slid());
    expect(new Set((await slid()).flatMap(({ properties }) => properties)).size).toBe(2);
  });

  test('never hides what is on the screen first', async ({ page, visit }) => {
    await page.setViewportSize(sizes.desktop);
    await visit('/');
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.evaluate((node) => getComputedStyle(node).opacity)).toBe('1');
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toMatch(
      /style="[^"]*opacity: ?0[;"]/,
    );
  });

  test('is all there after Back', async ({ page, visit }) => {
    await visit('/');
    await scrollTo(page, 900);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Press', exact: true }).click();
    await expect(page).toHaveURL('/press');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await scrollThrough(page);
    await expect.poll(() => faintTexts(page)).toEqual([]);
  });

  test('is all there in print, on every page', async ({ page, visit }) => {
    for (const id of pageIds) {
      await page.emulateMedia({ media: 'screen' });
      await visit(english.address(id));
      if (id === 'home') await expect.poll(() => faintTexts(page)).not.toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => faintTexts(page), id).toEqual([]);
    }
  });
});

test.describe('under reduced motion', () => {
  test('nothing fades or moves, on any page or from one to the next', async ({ page, visit }) => {
    await page.addInitScript(noteMoves);
    for (const id of pageIds) {
      await visit(english.address(id));
      expect.soft(await faintTexts(page), id).toEqual([]);
      expect.soft(await page.evaluate(() => window.moves), id).toEqual([]);
    }
    await link(page, 'gallery').click();
    await page.getByRole('main').getByRole('button').first().click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    expect(await page.evaluate(() => window.moves)).toEqual([]);
  });
});
