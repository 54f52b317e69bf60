import {
  expect,
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type Locator,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';
import { servedSite, type ServedName } from '../served-sites.ts';
import { checkEnd, type Ending } from './same-as-prerendered.ts';
import { stopTime } from './still-time.ts';

/** What a test, a file or a project may choose. */
export interface Options {
  /** The site that is visited. */
  readonly site: ServedName;
  /** What a test expects among the complaints: the requests of a player, for one. */
  readonly expected: readonly RegExp[];
  /** How a test ends: on the page that was prerendered for its address, without what was typed there, or on another. */
  readonly ends: Ending;
}

interface Fixtures extends Options {
  /** Console messages, page errors and requests to other hosts; the test fails if there are any. */
  readonly complaints: string[];
  /** Opens an address and waits until the page is hydrated. */
  readonly visit: (address: string) => Promise<void>;
  /** Opens an address like `visit`; from then on time passes in the page by `page.clock` alone. */
  readonly visitInStillTime: (address: string) => Promise<void>;
}

interface WorkerFixtures {
  /** The pages that `test` shares. A fixture of `fresh` too, or Playwright would start other workers for the two. */
  readonly kept: Map<string, Page>;
}

/**
 * Playwright's `test`, which fails if a page complains or requests another host, with a new page: for
 * what is not undone, as an installed clock, a script before all others or an empty cache.
 */
export const fresh = base.extend<Fixtures, WorkerFixtures>({
  site: ['whole', { option: true }],
  baseURL: async ({ site }, use) => use(servedSite(site).address),
  expected: [[], { option: true }],
  ends: ['as prerendered', { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's text
  complaints: async ({}, use) => use([]),
  page: async ({ page, baseURL, complaints, expected, ends }, use, { errors }) => {
    const expectNoOthers = listen(page.context(), complaints, baseURL);
    await use(page);
    if (errors.length === 0) await checkEnd(page, ends);
    expectNoOthers(expected);
  },
  kept: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's text
    async ({}, use) => {
      const kept = new Map<string, Page>();
      await use(kept);
      for (const page of kept.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ page }, use) => {
    await use(async (address) => {
      await page.goto(address);
      await scriptReady(page);
    });
  },
  visitInStillTime: async ({ page, visit }, use) => {
    await use(async (address) => {
      await page.clock.install();
      await visit(address);
      await stopTime(page);
    });
  },
});

/**
 * The same with a page that a worker keeps, for every other test: a new page costs twice as much. The next one
 * finds no history, no routes and no other windows.
 */
export const test = fresh.extend({
  page: async (
    {
      browser,
      browserName,
      kept,
      baseURL,
      viewport,
      hasTouch,
      javaScriptEnabled,
      contextOptions,
      complaints,
      expected,
      ends,
    },
    use,
    { errors },
  ) => {
    const key = JSON.stringify([baseURL, hasTouch, javaScriptEnabled, contextOptions]);
    const page = kept.get(key) ?? (await (await browser.newContext()).newPage());
    kept.set(key, page);
    if (viewport) await page.setViewportSize(viewport);
    const expectNoOthers = listen(page.context(), complaints, baseURL);
    await use(page);
    if (errors.length === 0) await checkEnd(page, ends);
    expectNoOthers(expected);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const other of page.context().pages()) if (other !== page) await other.close();
    await page.emulateMedia({ media: null });
    await page.mouse.move(0, 0);
    // Requests that are still open aren't complaints of the next test. Another host's page would need another process.
    await page.goto('/robots.txt');
    await page.evaluate(() => sessionStorage.clear());
    if (browserName === 'chromium') await forgetHistory(page);
  },
  context: async ({ page }, use) => {
    await use(page.context());
  },
});

/** Empties a page's history, which Chromium alone does. */
async function forgetHistory(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.resetNavigationHistory');
  await client.detach();
}

export { expect };

/** What the browser itself says of an unknown address. */
export const notFound = /^error: Failed to load resource: .* 404 /;

/** Waits until the page is hydrated. */
export async function scriptReady(page: Page): Promise<void> {
  await page.locator('html[data-script="ready"]').waitFor({ state: 'attached' });
}

/** Options of tests of what moves: the others spare the processor, as many visitors do. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Scrolls at once, whatever the page's own behaviour. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

/** Waits until all pictures and fonts of the page are there, those below the fold too. */
export async function allLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const pictures = [...document.images].map((image) => image.decode());
    await Promise.all([document.fonts.ready, ...pictures]);
  });
}

/** How far the page is scrolled. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** The window's width without its scroll bar, if any. */
export function windowWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.body.getBoundingClientRect().width);
}

/** The number of columns that elements are in. */
export async function columnsOf(elements: Locator): Promise<number> {
  const lefts = await elements.evaluateAll((all) =>
    all.map((element) => Math.round(element.getBoundingClientRect().left)),
  );
  return new Set(lefts).size;
}

/** Collects the complaints of a context's pages until the returned function is called, which expects some alone. */
function listen(context: BrowserContext, complaints: string[], baseURL = '') {
  const onConsole = (message: ConsoleMessage) =>
    complaints.push(`${message.type()}: ${message.text()}`);
  const onError = (error: WebError) => complaints.push(`error: ${String(error.error())}`);
  const onRequest = (request: Request) => {
    if (isOutside(request.url(), baseURL)) complaints.push(`request: ${request.url()}`);
  };
  context.on('console', onConsole).on('weberror', onError).on('request', onRequest);
  return (expected: readonly RegExp[]) => {
    context.off('console', onConsole).off('weberror', onError).off('request', onRequest);
    const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)));
    expect(unexpected, 'console messages, errors, requests to other hosts').toEqual([]);
  };
}

function isOutside(url: string, baseURL: string): boolean {
  return /^(https?|wss?):/.test(url) && new URL(url).origin !== new URL(baseURL).origin;
}
