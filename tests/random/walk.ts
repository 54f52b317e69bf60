// Random walks through a built site in Chromium, which fast-check shrinks where they find something.
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { assert, asyncModelRun, asyncProperty, commands } from 'fast-check';
import { chromiumArgs, ensureBrowser } from '../commands/browser.mjs';
import { scriptReady } from '../e2e/test.ts';
import { serveSite } from '../listen.ts';
import { anyStep } from './actions.ts';
import { fields, type Model, type Visit } from './invariants.ts';

const longestWalk = 40;

/**
 * Walks through the built site of a folder for about the given number of steps. Returns the number of steps. Throws
 * the shortest walk that still fails, and why.
 */
export async function walkAtRandom(folder: string, seed: number, steps: number): Promise<string> {
  const installed = await ensureBrowser();
  if (!installed) throw new Error('Chromium isn’t installed.');
  const { origin, close } = await serveSite(folder);
  const browser = await chromium.launch({
    args: chromiumArgs,
    ...(!installed.own && { executablePath: installed.path }),
  });
  const context = await newVisitor(browser, origin);
  let [walks, taken] = [0, 0];
  const walksOf = commands([anyStep(() => (taken += 1))], {
    maxCommands: longestWalk,
    size: 'max',
  });
  const property = asyncProperty(walksOf, async (walk) => {
    walks += 1;
    await visiting(context, (real, model) => asyncModelRun(() => ({ model, real }), walk));
  });
  try {
    // A walk has half as many steps as the longest, on average.
    await assert(property, {
      seed,
      numRuns: Math.ceil((2 * steps) / longestWalk),
      includeErrorInReport: true,
    });
    return `${taken} steps in ${walks} walks`;
  } finally {
    await browser.close();
    await close();
  }
}

/** A visitor to whom nothing comes from other hosts. */
async function newVisitor(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  return context;
}

/** Gives a walk a page of its own, which has just opened. */
async function visiting(
  context: BrowserContext,
  take: (visit: Visit, model: Model) => Promise<void>,
): Promise<void> {
  const page = await context.newPage();
  try {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => complaints.push(`error: ${String(error)}`));
    await page.goto('/');
    await scriptReady(page);
    await take({ page, complaints }, { draft: new Map(fields.map((field) => [field, ''])) });
  } finally {
    await page.close();
  }
}
