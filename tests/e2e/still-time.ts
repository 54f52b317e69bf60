// A page's clock, paused and advanced by the test.
import { expect, type Locator, type Page } from '@playwright/test';
import { limit } from '../machine.ts';

/** Stops the page's time a minute from now; `page.clock.install` has been called. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** The moments of still time between which something appeared, and with it every timer that it sets. */
interface Appearance {
  readonly after: number;
  readonly before: number;
}

/**
 * Moves still time on, in small steps, until something is seen: React itself waits for time to pass. How many steps are
 * taken before the page has answered depends on the machine: what is timed counts from the moments that are returned.
 */
export async function passTimeUntil(page: Page, element: Locator): Promise<Appearance> {
  let after = await timeOf(page);
  await expect(async () => {
    after = await timeOf(page);
    await page.clock.runFor(50);
    await settle(page);
    expect(await element.isVisible()).toBe(true);
  }).toPass({ intervals: [50], timeout: limit(10_000) });
  return { after, before: await timeOf(page) };
}

/** Moves still time on to a moment, unless it is there already. */
export async function passTimeTo(page: Page, moment: number): Promise<void> {
  const left = moment - (await timeOf(page));
  if (left > 0) await page.clock.runFor(left);
  await settle(page);
}

function timeOf(page: Page): Promise<number> {
  return page.evaluate(() => Date.now());
}

/** Waits until React has done what it has put off: it does that in messages to itself, a few at most. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(), { once: true });
        port1.start();
        port2.postMessage(undefined);
      });
    }
  });
}
