// The built site in a slowed-down browser -> how long a page takes from the click to its paint.
import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumArgs, findBrowser } from '../../../src/commands/browser.mjs';
import { splitAddress } from '../../../src/site/addresses.ts';
import { scriptReady } from '../../e2e/test.ts';

/** Whether the page's chunk was there before the click. */
export const states = ['not fetched', 'prefetched'] as const;

/** A navigation to measure, by addresses of the site. */
export interface Journey {
  readonly from: string;
  readonly to: string;
  readonly state: (typeof states)[number];
}

/** The browser's own presets: 4× slower, "Fast 4G" as its developer tools have it. */
const slowness = {
  rate: 4,
  network: {
    offline: false,
    latency: 60 * 2.75,
    downloadThroughput: ((9 * 1e6) / 8) * 0.9,
    uploadThroughput: ((1.5 * 1e6) / 8) * 0.9,
  },
} as const;

/** To every other page from home, and from the press to home, in one language each. */
export function journeysBetween(pages: readonly string[]): Journey[] {
  const home = (page: string) => (splitAddress(page).locale === 'en' ? '/' : '/es');
  const from = (page: string) =>
    page === home(page) ? `${page.replace(/\/$/, '')}/press` : home(page);
  return pages.flatMap((to) => states.map((state) => ({ from: from(to), to, state })));
}

/** Measures journeys with one browser; each gets an empty cache. */
export class Traveller {
  readonly #origin: string;
  #browser: Browser | undefined;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Milliseconds from the click to the paint of the new page. */
  async measure({ from, to, state }: Journey): Promise<number> {
    this.#browser ??= await startBrowser();
    const context = await this.#browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    try {
      const page = await context.newPage();
      await open(page, this.#origin + from);
      await slowDown(page);
      if (state === 'prefetched') await prefetch(page, to);
      return await page.evaluate(timeToPaint, to);
    } finally {
      await context.close();
    }
  }

  /** Ends the browser. */
  async close(): Promise<void> {
    await this.#browser?.close();
    this.#browser = undefined;
  }
}

function startBrowser(): Promise<Browser> {
  const found = findBrowser({ whole: true });
  return chromium.launch({
    args: chromiumArgs,
    ...(found && !found.own && { executablePath: found.path }),
  });
}

/** Opens a page and waits until its script answers and everything it shows at first is there. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.dispatchEvent(new Event('pointerover', { bubbles: true })));
  await scriptReady(page);
  await page.waitForLoadState('networkidle');
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowness.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness.rate });
}

/** Focuses the link, as somebody does who is about to follow it, and waits for what that fetches. */
async function prefetch(page: Page, to: string): Promise<void> {
  let pending = 0;
  let last = Date.now();
  const count = (by: number) => () => {
    pending += by;
    last = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  await page.locator(`footer a[href="${to}"]`).first().focus();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (pending > 0 || Date.now() - last < 500) return;
      clearInterval(timer);
      resolve();
    }, 50);
  });
}

/** Runs in the page, so it names no function: the compiler would wrap it. Clicks the link and waits for the frame that shows another heading. */
function timeToPaint(to: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const link = document.querySelector<HTMLElement>(`footer a[href="${to}"]`);
    if (!link) return reject(new Error(`There is no link to ${to}.`));
    const before = document.querySelector('h1')?.textContent;
    const start = performance.now();
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1')?.textContent;
      if (!heading || heading === before) return;
      observer.disconnect();
      // This task comes right behind the frame, and before whatever was waiting for the frame to end.
      requestAnimationFrame(() => {
        const options = { priority: 'user-blocking' } as const;
        void scheduler.postTask(() => resolve(performance.now() - start), options);
      });
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    link.click();
  });
}
