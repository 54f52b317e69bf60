// The reports of the benchmark: each page's figures next to those of its plain counterpart.
import { madeWith } from '../report.ts';
import type { Figures } from './measure.ts';

/** A figure of a report: how it is written, of a page and of its plain counterpart, and whether it is as it should be. */
interface Column {
  readonly title: string;
  readonly write: (page: Figures, plain: Figures) => string;
  readonly isGood?: (page: Figures, plain: Figures) => boolean;
}

interface Report {
  readonly file: string;
  readonly columns: readonly Column[];
  /** The figures that represent several runs. */
  readonly summary: (runs: readonly Figures[]) => Figures;
  readonly text: readonly string[];
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (ms: number) => `${Math.round(ms)} ms`;

/** The largest paint of both, and how many times the plain page's it may be. */
function largestPaint(limit: number): readonly Column[] {
  return [
    { title: 'largest paint', write: (page) => seconds(page.largestPaint) },
    { title: 'plain', write: (_, plain) => seconds(plain.largestPaint) },
    {
      title: 'ratio',
      write: (page, plain) => `${(page.largestPaint / plain.largestPaint).toFixed(2)}×`,
      isGood: (page, plain) => page.largestPaint <= plain.largestPaint * limit,
    },
  ];
}

/** The blocking of both, and how long it may be. */
function blocking(limit: (plain: Figures) => number): readonly Column[] {
  return [
    {
      title: 'blocking',
      write: (page) => milliseconds(page.blocking),
      isGood: (page, plain) => page.blocking <= limit(plain),
    },
    { title: 'plain', write: (_, plain) => milliseconds(plain.blocking) },
  ];
}

const plainPage =
  'Each page is measured against a plain one in the same run: its own HTML with the same styles, fonts and pictures, from which every script, the data for search engines and the security policy were taken out. It is what somebody would write by hand who wanted the same page; nothing else about it is made lighter or heavier. As it has no script, what blocks it is layout, paint, and whatever else the machine does.';

/** The report of Lighthouse's simulated throttling. */
export function simulatedReport(runs: number): Report {
  return {
    file: 'tests/bench/RESULTS.md',
    columns: simulated,
    summary: medianRun,
    text: [
      '# Results',
      `\`npm run bench\`, ${madeWith('lighthouse', 'vite', 'react')}. Lighthouse mobile with simulated throttling, of ${runs} runs the one with the median largest paint. The site is served with brotli from the machine that measures it; sizes are without headers.`,
      plainPage,
      'Each score (performance, accessibility, best practices, SEO) should be 100, the largest paint at most 1.10 times the plain page’s, the blocking at most 50 ms, the shift 0.00, the requests at most 20 and none of them to another host. What is not so is bold.',
    ],
  };
}

const simulated: readonly Column[] = [
  {
    title: 'scores',
    write: ({ scores }) => scores.join(' '),
    isGood: ({ scores }) => scores.every((score) => score === 100),
  },
  { title: 'plain', write: (_, plain) => String(plain.scores[0]) },
  ...largestPaint(1.1),
  ...blocking(() => 50),
  { title: 'shift', write: ({ shift }) => shift.toFixed(2), isGood: ({ shift }) => shift < 0.005 },
  { title: 'script', write: ({ script }) => kilobytes(script) },
  { title: 'HTML', write: ({ html }) => kilobytes(html) },
  {
    title: 'requests',
    write: ({ requests }) => String(requests),
    isGood: ({ requests, foreign }) => requests <= 20 && foreign === 0,
  },
];

/** The report of a processor that is slowed down by a factor. */
export function slowReport(runs: number, rate: number): Report {
  return {
    file: 'tests/bench/SLOW.md',
    columns: [
      { title: 'score', write: ({ scores }) => String(scores[0]) },
      { title: 'plain', write: (_, { scores }) => String(scores[0]) },
      ...largestPaint(1.05),
      ...blocking((plain) => plain.blocking * 1.5 + 30),
    ],
    summary: medians,
    text: [
      '# Results on a slow processor',
      `\`npm run bench -- --slow\`, ${madeWith('lighthouse', 'vite', 'react')}. Lighthouse mobile, whose throttling the browser applies instead of simulating it: the processor ${rate} times as slow, at which the plain home page’s score for performance is about 90, and the network of slow 4G. Of each figure the median of ${runs} runs.`,
      plainPage,
      'The largest paint should be at most 1.05 times the plain page’s, the blocking at most 1.5 times its and 30 ms. What is not so is bold.',
    ],
  };
}

function medianRun(runs: readonly Figures[]): Figures {
  const sorted = runs.toSorted((a, b) => a.largestPaint - b.largestPaint);
  const middle = sorted[sorted.length >> 1];
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
}

function medians(runs: readonly Figures[]): Figures {
  const median = (of: (figures: Figures) => number) => {
    const sorted = runs.map(of).toSorted((a, b) => a - b);
    return sorted[sorted.length >> 1] ?? NaN;
  };
  return {
    ...medianRun(runs),
    scores: [median(({ scores }) => scores[0] ?? NaN)],
    largestPaint: median((run) => run.largestPaint),
    blocking: median((run) => run.blocking),
  };
}
