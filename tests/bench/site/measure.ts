// An address -> the figures of one Lighthouse run.
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { z } from 'zod';
import { chromiumArgs, findBrowser } from '../../commands/browser.mjs';

/**
 * The figures of one run: scores from 0 to 100, performance first (and alone on a slow processor), times in ms, sizes in
 * bytes after brotli.
 */
export type Figures = z.infer<typeof figures>;

const figures = z.object({
  scores: z.array(z.number()).min(1),
  largestPaint: z.number(),
  blocking: z.number(),
  shift: z.number(),
  script: z.number(),
  html: z.number(),
  requests: z.number(),
  foreign: z.number(),
});

/**
 * Measures with a browser of its own, with simulated throttling or, by a `rate`, on a processor that many times as slow.
 * Now and then Chromium records no trace that can be read: it is tried again.
 */
export async function measure(url: string, rate?: number, attempts = 3): Promise<Figures> {
  const path = findBrowser({ whole: true })?.path;
  if (!path) throw new Error('Chromium isn’t installed.');
  const browser = await launch({ executablePath: path, args: chromiumArgs });
  try {
    const flags = { ...options, ...(rate && slowed(rate)) };
    const result = await lighthouse(url, flags, undefined, await browser.newPage());
    return await figuresOf(result?.lhr, url);
  } catch (error) {
    if (attempts === 1) throw error;
    console.warn(`${url} is measured again: ${String(error)}`);
  } finally {
    await browser.close();
  }
  return measure(url, rate, attempts - 1);
}

const options: Flags = { logLevel: 'silent', disableFullPageScreenshot: true };

/** The browser throttles itself, by Lighthouse's figures for the network of a phone. */
function slowed(cpuSlowdownMultiplier: number): Flags {
  return {
    throttlingMethod: 'devtools',
    throttling: { cpuSlowdownMultiplier },
    onlyCategories: ['performance'],
  };
}

/** How many times as slow a processor must be for a page's score for performance to be about 90: that of most runs. */
export async function slowRate(url: string): Promise<number> {
  for (let rate = 4; rate <= 40; rate += 3) {
    const scores = [];
    for (let run = 1; run <= 3; run += 1) scores.push((await measure(url, rate)).scores[0] ?? NaN);
    console.log(`At ${rate} times as slow the scores are ${scores.join(' ')}.`);
    if (scores.filter((score) => score <= 92).length >= 2) return rate;
  }
  throw new Error(`${url} is fast on every processor.`);
}

const requests = z.object({
  items: z.array(z.object({ url: z.url(), resourceType: z.string().optional() })),
});

async function figuresOf(result: Result | undefined, url: string): Promise<Figures> {
  if (!result || result.runtimeError) throw new Error(result?.runtimeError?.message);
  const value = (id: string) => result.audits[id]?.numericValue;
  const { items } = requests.parse(result.audits['network-requests']?.details);
  const loaded = items.filter((item) => item.url.startsWith('http'));
  const scripts = loaded.filter(({ resourceType }) => resourceType === 'Script');
  const { origin } = new URL(url);
  return figures.parse({
    scores: Object.values(result.categories).map(({ score }) => Math.round((score ?? 0) * 100)),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    script: await sizeOf(scripts.map((item) => item.url)),
    html: await sizeOf([url]),
    requests: loaded.length,
    foreign: loaded.filter((item) => new URL(item.url).origin !== origin).length,
  });
}

/** How many bytes some files take, each once. */
async function sizeOf(urls: readonly string[]): Promise<number> {
  let size = 0;
  for (const url of new Set(urls)) {
    const { headers } = await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
    size += Number(headers.get('Content-Length'));
  }
  return size;
}
