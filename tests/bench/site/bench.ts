// `npm run bench -- [--runs 5] [--pages /,/es/press]`: the site, built anew -> tests/bench/RESULTS.md, where every page
// is measured.
import { reasonOf } from '../../../src/text/reason-of.ts';
import { builtDist } from '../../built-site.ts';
import { saveReport } from '../save-report.ts';
import { type Host, plainPath, startHost } from './host.ts';
import { type Figures, Meter } from './measure.ts';
import { median } from './median.ts';
import { journeysBetween, Traveller } from './navigation.ts';
import { mostPlainRuns, type Options, readOptions, throttlings } from './options.ts';
import { type NavigationSummary, writeReport } from './report.ts';
import { type PageRuns, summarize } from './summary.ts';
import { versions } from './versions.ts';

const resultsFile = 'tests/bench/RESULTS.md';

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  try {
    await bench(readOptions(args));
    return 0;
  } catch (error) {
    console.error(reasonOf(error));
    return 1;
  }
}

async function bench(options: Options): Promise<void> {
  const host = await startHost(await builtDist());
  try {
    const pages = await measurePages(host, options);
    const navigations = await measureNavigations(host, options);
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
    if (options.isWhole) saveReport(resultsFile, report);
  } finally {
    await host.close();
  }
}

type Throttling = (typeof throttlings)[number];

async function measurePages(host: Host, { pages, runs }: Options): Promise<PageRuns[]> {
  const meter = new Meter(host);
  const take = (address: string, throttling: Throttling, run: number) => {
    const all = run === 1 && throttling === 'simulated' && !address.startsWith(plainPath);
    return meter.measure({ url: host.origin + address, throttling, all });
  };
  const found: PageRuns[] = [];
  const pairs = throttlings.flatMap((throttling) =>
    pages.map((address) => ({ throttling, address })),
  );
  try {
    for (const pair of pairs) {
      const { address, throttling } = pair;
      const runsOfPage = { ...pair, ...(await takeTurns(address, throttling, runs, take)) };
      found.push(runsOfPage);
      tell(runsOfPage);
    }
  } finally {
    meter.close();
  }
  return found;
}

/** Site and plain page in turns, so that what else the machine does meets both. */
async function takeTurns(
  address: string,
  throttling: Throttling,
  runs: number,
  take: (address: string, throttling: Throttling, run: number) => Promise<Figures>,
): Promise<Pick<PageRuns, 'site' | 'plain'>> {
  const site: Figures[] = [];
  const plain: Figures[] = [];
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
  { pages, runs }: Options,
): Promise<NavigationSummary[]> {
  const traveller = new Traveller(host.origin);
  const found = new Map<string, NavigationSummary>();
  try {
    for (const journey of journeysBetween(pages)) {
      const { from, to, state } = journey;
      const time = median(await takeTimes(runs, () => traveller.measure(journey)));
      found.set(to, { from, to, times: [...(found.get(to)?.times ?? []), time] });
      console.log(`${from} to ${to}, ${state}: ${Math.round(time)} ms`);
    }
  } finally {
    await traveller.close();
  }
  return [...found.values()];
}

async function takeTimes(runs: number, measure: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let run = 1; run <= runs; run++) times.push(await measure());
  return times;
}
