// `npm run bench`: the site, built anew -> tests/bench/RESULTS.md. `-- --runs 1 --pages /,/press` prints those alone.
import { builtDist } from '../../built-site.ts';
import { pagesIn } from '../../content/pages.ts';
import { command, oneNumber } from '../options.ts';
import { madeWith, saveReport, table } from '../report.ts';
import { startHost } from './host.ts';
import { measure, type Figures } from './measure.ts';

/** A figure of the report: how it is written, of a page and of its plain counterpart, and whether it is as it should be. */
interface Column {
  readonly title: string;
  readonly write: (page: Figures, plain: Figures) => string;
  readonly isGood?: (page: Figures, plain: Figures) => boolean;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (ms: number) => `${Math.round(ms)} ms`;

const columns: readonly Column[] = [
  {
    title: 'scores',
    write: ({ scores }) => scores.join(' '),
    isGood: ({ scores }) => scores.every((score) => score === 100),
  },
  { title: 'plain', write: (_, plain) => String(plain.scores[0]) },
  { title: 'largest paint', write: ({ largestPaint }) => seconds(largestPaint) },
  { title: 'plain', write: (_, { largestPaint }) => seconds(largestPaint) },
  {
    title: 'ratio',
    write: (page, plain) => `${(page.largestPaint / plain.largestPaint).toFixed(2)}×`,
    isGood: (page, plain) => page.largestPaint <= plain.largestPaint * 1.1,
  },
  {
    title: 'blocking',
    write: ({ blocking }) => milliseconds(blocking),
    isGood: ({ blocking }) => blocking <= 50,
  },
  { title: 'plain', write: (_, { blocking }) => milliseconds(blocking) },
  { title: 'shift', write: ({ shift }) => shift.toFixed(2), isGood: ({ shift }) => shift < 0.005 },
  { title: 'script', write: ({ script }) => kilobytes(script) },
  { title: 'HTML', write: ({ html }) => kilobytes(html) },
  {
    title: 'requests',
    write: ({ requests }) => String(requests),
    isGood: ({ requests, foreign }) => requests <= 20 && foreign === 0,
  },
];

const { runs, pages: chosen } = command('bench')
  .option('--runs <number>', 'how often each page is measured', oneNumber, 3)
  .option('--pages <addresses>', 'the pages: /,/press (default: all)', (text) => text.split(','))
  .parse()
  .opts();
const dist = await builtDist();
const existing = pagesIn(dist).map(({ address }) => address);
const unknown = (chosen ?? []).filter((address) => !existing.includes(address));
if (unknown.length > 0) {
  console.error(`There is no page at \`${unknown.join(',')}\`, only at ${existing.join(' ')}.`);
  process.exit(1);
}
const host = await startHost(dist);
const rows: string[][] = [];
for (const address of chosen ?? existing) {
  const [page, plain] = await measurePair(address);
  const cells = columns.map(({ write, isGood }) => {
    const text = write(page, plain);
    return isGood?.(page, plain) === false ? `**${text}**` : text;
  });
  rows.push([address, ...cells]);
  console.log(rows.at(-1)?.join(' | '));
}
await host.close();
const report = [
  '# Results',
  `\`npm run bench\`, ${madeWith('lighthouse', 'vite', 'react')}. Lighthouse mobile with simulated throttling, of ${runs} runs the one with the median largest paint. The site is served with brotli from the machine that measures it; sizes are without headers.`,
  'Each page is measured against a plain one in the same run: its own HTML with the same styles, fonts and pictures, from which every script, the data for search engines and the security policy were taken out. It is what somebody would write by hand who wanted the same page; nothing else about it is made lighter or heavier. As it has no script, what blocks it is layout, paint, and whatever else the machine does.',
  'Each score (performance, accessibility, best practices, SEO) should be 100, the largest paint at most 1.10 times the plain page’s, the blocking at most 50 ms, the shift 0.00, the requests at most 20 and none of them to another host. What is not so is bold.',
  table(['page', ...columns.map(({ title }) => title)], rows),
];
saveReport('tests/bench/RESULTS.md', report, process.argv.length === 2);

/** A page and its plain counterpart, measured in turns, so that what else the machine does meets both. */
async function measurePair(address: string): Promise<readonly [Figures, Figures]> {
  const [page, plain]: [Figures[], Figures[]] = [[], []];
  for (let run = 1; run <= runs; run += 1) {
    page.push(await measure(host.origin + address));
    plain.push(await measure(`${host.origin}/plain${address}`));
  }
  return [median(page), median(plain)];
}

function median(all: readonly Figures[]): Figures {
  const sorted = all.toSorted((a, b) => a.largestPaint - b.largestPaint);
  const middle = sorted[sorted.length >> 1];
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
}
