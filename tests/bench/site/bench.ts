// The site, built anew -> tests/bench/RESULTS.md.
import { z } from 'zod';
import { reasonOf } from '../../../src/text/reason-of.ts';
import { builtDist } from '../../built-site.ts';
import { orReason } from '../../or-reason.ts';
import { saveReport } from '../save-report.ts';
import { type Host, plainPath, startHost } from './host.ts';
import { figuresSchema, Meter } from './measure.ts';
import { median } from './median.ts';
import { type Journey, journeysBetween, Traveller } from './navigation.ts';
import { mostPlainRuns, type Options, readOptions, usage } from './options.ts';
import { Progress } from './progress.ts';
import { type NavigationSummary, writeReport } from './report.ts';
import { type PageRuns, summarize } from './summary.ts';
import { buildState, versions } from './versions.ts';

const resultsFile = 'tests/bench/RESULTS.md';

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const options = orReason(() => readOptions(args));
  if (typeof options === 'string') {
    console.error(`${options}\n\n${usage}`);
    return 1;
  }
  try {
    await bench(options);
    return 0;
  } catch (error) {
    console.error(reasonOf(error));
    console.error('Start the bench again: it goes on where it stopped.');
    return 1;
  }
}

async function bench(options: Options): Promise<void> {
  const folder = await builtDist();
  const host = await startHost(folder);
  try {
    const state = [...buildState(folder), ...versions()];
    const figures = new Progress(['pages', ...state], figuresSchema, options.fresh);
    const durations = new Progress(['navigation', ...state], z.number(), options.fresh);
    const pages = await measurePages(host, figures, options);
    const navigations = await measureNavigations(host, durations, options);
    const report = writeReport({
      date: new Date().toISOString().slice(0, 10),
      versions: versions(),
      runs: options.runs,
      pages: pages.map(summarize),
      navigations,
      faults: pages.flatMap(({ address, site }) =>
        [...new Set(site.flatMap(({ faults }) => faults))].map(
          (fault) => `\`${address}\`: ${fault}`,
        ),
      ),
    });
    console.log(`\n${report}`);
    if (!options.isWhole) return;
    saveReport(resultsFile, report);
    figures.clear();
    durations.clear();
  } finally {
    await host.close();
  }
}

type Throttling = Options['throttlings'][number];

async function measurePages(
  host: Host,
  progress: Progress<z.output<typeof figuresSchema>>,
  { pages, throttlings, runs }: Options,
): Promise<PageRuns[]> {
  const meter = new Meter(host);
  const take = (address: string, throttling: Throttling, run: number) =>
    progress.take(`${address} ${throttling} ${run}`, () => {
      const all = run === 1 && throttling === 'simulated' && !address.startsWith(plainPath);
      return meter.measure({ url: host.origin + address, throttling, all });
    });
  const found: PageRuns[] = [];
  try {
    for (const { throttling, address } of pairs(throttlings, pages)) {
      const runsOfPage = {
        address,
        throttling,
        ...(await takeTurns(address, throttling, runs, take)),
      };
      found.push(runsOfPage);
      tell(runsOfPage);
    }
  } finally {
    meter.close();
  }
  return found;
}

function pairs(throttlings: readonly Throttling[], pages: readonly string[]) {
  return throttlings.flatMap((throttling) => pages.map((address) => ({ throttling, address })));
}

/** Site and plain page in turns, so that what else the machine does meets both. */
async function takeTurns<Found>(
  address: string,
  throttling: Throttling,
  runs: number,
  take: (address: string, throttling: Throttling, run: number) => Promise<Found>,
): Promise<{ site: Found[]; plain: Found[] }> {
  const site: Found[] = [];
  const plain: Found[] = [];
  for (let run = 1; run <= runs; run++) {
    site.push(await take(address, throttling, run));
    if (run > mostPlainRuns) continue;
    plain.push(await take(plainPath + address.replace(/^\/$/, ''), throttling, run));
  }
  return { site, plain };
}

/** One line a page, so that somebody who watches sees how far it is. */
function tell(runs: PageRuns): void {
  const { address, throttling, scores, largestPaint, ratio } = summarize(runs);
  const graded = scores.filter((score) => !Number.isNaN(score)).join(' ');
  console.log(
    `${throttling} ${address}: ${graded}, largest paint ${Math.round(largestPaint)} ms, ${ratio.toFixed(2)}×`,
  );
}

async function measureNavigations(
  host: Host,
  progress: Progress<number>,
  { pages, runs }: Options,
): Promise<NavigationSummary[]> {
  const traveller = new Traveller(host.origin);
  const found = new Map<string, NavigationSummary>();
  try {
    for (const journey of journeysBetween(pages)) {
      const time = median(await travel(journey, runs, progress, traveller));
      const { from, to, state } = journey;
      found.set(to, { from, to, times: [...(found.get(to)?.times ?? []), time] });
      console.log(`${from} to ${to}, ${state}: ${Math.round(time)} ms`);
    }
  } finally {
    await traveller.close();
  }
  return [...found.values()];
}

async function travel(
  journey: Journey,
  runs: number,
  progress: Progress<number>,
  traveller: Traveller,
): Promise<number[]> {
  const { from, to, state } = journey;
  const times: number[] = [];
  for (let run = 1; run <= runs; run++) {
    const name = `${from} ${to} ${state} ${run}`;
    times.push(await progress.take(name, () => traveller.measure(journey)));
  }
  return times;
}
