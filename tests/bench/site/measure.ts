// An address -> the figures of one Lighthouse run.
import { launch, type LaunchedChrome } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { z } from 'zod';
import { chromiumArgs, findBrowser } from '../../../src/commands/browser.mjs';
import type { Host } from './host.ts';
import type { Throttling } from './options.ts';

/** What Lighthouse grades, in its own order. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The figures of one run: times in ms, sizes in bytes after brotli, `scores` from 0 to 100. */
export interface Figures {
  readonly scores: Readonly<Record<string, number>>;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly script: number;
  readonly html: number;
  readonly requests: number;
  readonly foreign: number;
  /** What cost points, in Lighthouse's words. */
  readonly faults: readonly string[];
}

interface Task {
  readonly url: string;
  readonly throttling: Throttling;
  /** Whether to grade accessibility, best practices and search engines too. */
  readonly all: boolean;
}

/** How often a page is tried: now and then Chromium records no trace that Lighthouse can read. */
const mostAttempts = 4;

/** Measures with one browser after the other; a run that fails is tried again in a new one. */
export class Meter {
  readonly #host: Host;
  #browser: LaunchedChrome | undefined;

  constructor(host: Host) {
    this.#host = host;
  }

  async measure(task: Task, attempts = mostAttempts): Promise<Figures> {
    try {
      return await this.#run(task);
    } catch (error) {
      this.close();
      if (attempts === 1) throw error;
      console.warn(`  ${task.url} is measured again: ${String(error)}`);
    }
    return this.measure(task, attempts - 1);
  }

  /** Ends the browser. */
  close(): void {
    this.#browser?.kill();
    this.#browser = undefined;
  }

  async #run({ url, throttling, all }: Task): Promise<Figures> {
    this.#browser ??= await startBrowser();
    const result = await lighthouse(url, {
      port: this.#browser.port,
      logLevel: 'silent',
      throttlingMethod: throttling === 'simulated' ? 'simulate' : 'devtools',
      onlyCategories: all ? [...categories] : ['performance'],
      disableFullPageScreenshot: true,
    });
    if (!result) throw new Error('Lighthouse gave no result.');
    return figuresOf(result.lhr, this.#host);
  }
}

function startBrowser(): Promise<LaunchedChrome> {
  const browser = findBrowser({ whole: true });
  if (!browser) throw new Error('There is no Chromium. `npm run test:e2e` installs one.');
  return launch({
    chromePath: browser.path,
    chromeFlags: [...chromiumArgs, '--headless=new'],
    logLevel: 'silent',
  });
}

const requestsSchema = z.object({
  items: z.array(z.object({ url: z.string(), resourceType: z.string().optional() })),
});

function figuresOf(result: Result, host: Host): Figures {
  if (result.runtimeError) throw new Error(result.runtimeError.message);
  const value = (id: string) => {
    const { numericValue } = result.audits[id] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse has no figure for ${id}.`);
    return numericValue;
  };
  const { items } = requestsSchema.parse(result.audits['network-requests']?.details);
  const loaded = items.filter(({ url }) => /^https?:/.test(url));
  const own = loaded.filter(({ url }) => url.startsWith(`${host.origin}/`));
  const scripts = own.filter(({ resourceType }) => resourceType === 'Script');
  return {
    scores: scoresOf(result),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    script: [...new Set(scripts.map(({ url }) => url))].reduce(
      (sum, url) => sum + host.bytes(url),
      0,
    ),
    html: host.bytes(result.finalDisplayedUrl ?? result.requestedUrl ?? ''),
    requests: loaded.length,
    foreign: loaded.length - own.length,
    faults: faultsOf(result),
  };
}

function scoresOf({ categories: graded }: Result): Record<string, number> {
  const scores = new Map<string, number>();
  for (const { id, score } of Object.values(graded)) scores.set(id, Math.round((score ?? 0) * 100));
  return Object.fromEntries(scores);
}

/** The audits that count towards a grade and are not passed; times are told by the figures themselves. */
function faultsOf({ categories: graded, audits }: Result): string[] {
  const counted = Object.values(graded)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return counted
    .map(({ id }) => audits[id])
    .flatMap((audit) => (audit && audit.score !== null && audit.score < 1 ? [audit.title] : []));
}
