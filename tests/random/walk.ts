// Random walks through a built site in Chromium, which fast-check shrinks where they find something.
import { createServer } from 'node:http';
import { chromium, type Browser } from '@playwright/test';
import { asyncModelRun, asyncProperty, check, commands, stringify } from 'fast-check';
import { chromiumArgs, ensureBrowser } from '../../src/commands/browser.mjs';
import { answerFrom } from '../../src/prerender/preview-server.ts';
import { scriptReady } from '../e2e/test.ts';
import { anyStep } from './actions.ts';
import { fields, type Budget, type Model, type Visit } from './model.ts';
import type { Options } from './options.ts';

/** What a series of walks came to. */
export interface Outcome {
  readonly steps: number;
  readonly walks: number;
  /** What was found: the shortest walk that still fails, why, and the flags that repeat it. */
  readonly failure?: { readonly walk: string; readonly reason: string; readonly flags: string };
}

const longestWalk = 40;
const patienceToShrink = 5 * 60_000;

/** Walks through the built site of a folder for as many steps as are asked for. */
export async function walkAtRandom(folder: string, options: Options): Promise<Outcome> {
  const found = await ensureBrowser();
  if (!found) throw new Error('There is no Chromium to walk with.');
  const server = createServer((request, response) =>
    answerFrom(folder, '/')(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  const browser = await chromium.launch({
    args: chromiumArgs,
    ...(!found.own && { executablePath: found.path }),
  });
  try {
    return await walk(browser, origin, options);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

async function walk(browser: Browser, origin: string, options: Options): Promise<Outcome> {
  const budget: Budget = { left: options.steps, taken: 0 };
  let [walks, deadline] = [0, Infinity];
  const walksOf = commands([anyStep(budget)], { maxCommands: longestWalk, size: 'max' });
  const property = asyncProperty(walksOf, async (walkOf) => {
    if (budget.left <= 0 || Date.now() > deadline) return;
    walks += 1;
    try {
      await visiting(browser, origin, (real, model) =>
        asyncModelRun(() => ({ model, real }), walkOf),
      );
    } catch (error) {
      // From now on it is for a shorter walk that fails, however many steps that takes.
      if (deadline === Infinity) deadline = Date.now() + patienceToShrink;
      budget.left = Infinity;
      throw error;
    }
  });
  const details = await check(property, { seed: options.seed, numRuns: options.steps });
  if (!details.failed) return { steps: budget.taken, walks };
  const failing = stringify(details.counterexample?.[0]);
  return {
    steps: budget.taken,
    walks,
    failure: {
      walk: failing.replace(/\s*\/\*replayPath.*\*\//, '').replaceAll(',', '\n  '),
      reason: String(details.errorInstance),
      flags: `--seed ${options.seed} --steps ${options.steps}`,
    },
  };
}

/** Gives a walk a visitor of its own, on a page that has just opened. */
async function visiting(
  browser: Browser,
  origin: string,
  take: (visit: Visit, model: Model) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  try {
    // Nothing is asked of the outside.
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => complaints.push(`error: ${String(error)}`));
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable');
    const measure = async () => {
      const { metrics } = await client.send('Performance.getMetrics');
      const valueOf = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
      return { listeners: valueOf('JSEventListeners'), nodes: valueOf('Nodes') };
    };
    const collectGarbage = async () => void (await client.send('HeapProfiler.collectGarbage'));
    await page.goto('/');
    await scriptReady(page);
    await take(
      { page, complaints, measure, collectGarbage },
      { draft: new Map(fields.map((field) => [field, ''])) },
    );
  } finally {
    await context.close();
  }
}
