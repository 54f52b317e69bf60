// What fades and slides in a page, as its visitor sees it.
import type { Page } from '@playwright/test';
import { expect, scriptReady, scrollTo } from './test.ts';

/** The texts of the page's content that a visitor could not read for their opacity. */
export function faintTexts(page: Page): Promise<string[]> {
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
export async function scrollThrough(page: Page) {
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
export async function twoFrames(page: Page) {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** How an element faded or slid, in milliseconds. */
export interface Move {
  readonly text: string;
  readonly duration: number;
  readonly delay: number;
  readonly properties: readonly string[];
}

declare global {
  interface Window {
    /** What has faded or slid so far. */
    moves: Move[];
    /** The sum of all layout shifts so far, as the browser weighs them. */
    shift?: number;
  }
}

/** Notes whatever fades or slides from now on. Runs in the page. */
export function noteMoves() {
  const seen = new WeakSet<Animation>();
  window.moves = [];
  look();

  function look() {
    requestAnimationFrame(look);
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      if (seen.has(animation) || !(effect instanceof KeyframeEffect)) continue;
      seen.add(animation);
      const { target } = effect;
      const { duration, delay = 0 } = effect.getComputedTiming();
      const properties = ['opacity', 'transform'].filter((name) =>
        effect.getKeyframes().some((frame) => name in frame),
      );
      if (properties.length > 0) {
        window.moves.push({
          // An element that moves while the page is still being read has its text later.
          get text() {
            return target?.textContent?.trim() ?? '';
          },
          duration: Number(duration),
          delay,
          properties,
        });
      }
    }
  }
}

/** Expects 0.6 to 0.8 s for each of some neighbours, 0.1 to 0.2 s after the one before. */
export function expectStaggered(moves: readonly Move[]) {
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

/** Adds up what moves unasked. Runs in the page. */
export function noteShift(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('hadRecentInput' in entry && 'value' in entry && !entry.hadRecentInput)
        window.shift = (window.shift ?? 0) + Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Expects that nothing has moved unasked. */
export async function expectStill(page: Page, where: string) {
  expect.soft(await page.evaluate(() => window.shift ?? 0), where).toBeLessThan(0.005);
}

/** Opens a page on a day at noon, and counts what moves in it. */
export async function openOn(page: Page, day: string, path: string) {
  await page.clock.setFixedTime(new Date(`${day}T12:00:00Z`));
  await page.addInitScript(noteShift);
  await page.goto(path);
  await scriptReady(page);
  await twoFrames(page);
}

/** Shows the page again at a later time: pages are up to date when they are seen. */
export async function seeAgainAt(page: Page, time: string) {
  await page.clock.setFixedTime(new Date(time));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
