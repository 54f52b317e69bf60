// All the figures -> medians, worst pages, and whether each goal is reached.
import type { Figures } from './measure.ts';
import { categories } from './measure.ts';
import { median } from './median.ts';
import type { Throttling } from './options.ts';

/** The runs of a page and of its plain counterpart. */
export interface PageRuns {
  readonly address: string;
  readonly throttling: Throttling;
  readonly site: readonly Figures[];
  readonly plain: readonly Figures[];
}

/** A page's medians. Times are in ms, sizes in bytes; `plainScore` is performance; `ratio` is of largest paints, site to plain. */
export interface PageSummary extends Omit<Figures, 'scores' | 'faults'> {
  readonly address: string;
  readonly throttling: Throttling;
  readonly scores: readonly number[];
  readonly plainFirstPaint: number;
  readonly plainLargestPaint: number;
  readonly plainScore: number;
  readonly plainBlocking: number;
  readonly ratio: number;
}

/** A goal, and the figure of the page that is furthest from it. */
export interface Goal {
  readonly name: string;
  readonly goal: string;
  readonly worst: string;
  readonly at: string;
  readonly isMet: boolean;
}

/** The medians of a page. */
export function summarize({ address, throttling, site, plain }: PageRuns): PageSummary {
  const of = (runs: readonly Figures[], pick: (figures: Figures) => number) =>
    median(runs.map(pick));
  const largestPaint = of(site, (figures) => figures.largestPaint);
  const plainLargestPaint = of(plain, (figures) => figures.largestPaint);
  return {
    address,
    throttling,
    scores: categories.map((id) => median(site.flatMap(({ scores }) => scores[id] ?? []))),
    firstPaint: of(site, (figures) => figures.firstPaint),
    largestPaint,
    plainFirstPaint: of(plain, (figures) => figures.firstPaint),
    plainLargestPaint,
    plainScore: of(plain, ({ scores }) => scores['performance'] ?? Number.NaN),
    plainBlocking: of(plain, (figures) => figures.blocking),
    ratio: largestPaint / plainLargestPaint,
    blocking: of(site, (figures) => figures.blocking),
    shift: of(site, (figures) => figures.shift),
    script: of(site, (figures) => figures.script),
    html: of(site, (figures) => figures.html),
    requests: of(site, (figures) => figures.requests),
    foreign: of(site, (figures) => figures.foreign),
  };
}

/** Every goal against the page that is furthest from it. */
export function judge(pages: readonly PageSummary[]): Goal[] {
  const isHome = ({ address }: PageSummary) => address === '/' || address === '/es';
  const homes = pages.filter(isHome);
  return [
    ...categories.map((name, index) =>
      lowest(name, pages, (page) => page.scores[index] ?? Number.NaN),
    ),
    highest('largest paint, to the plain page’s', pages, ({ ratio }) => ratio, 1.1, times),
    highest('total blocking time', pages, ({ blocking }) => blocking, 50, milliseconds),
    highest(
      'cumulative layout shift',
      pages,
      ({ shift }) => shift,
      0.004,
      (n) => n.toFixed(2),
      '0.00',
    ),
    highest('script of a first visit, home', homes, ({ script }) => script, 112_000, kilobytes),
    highest('script of a first visit', pages, ({ script }) => script, 116_000, kilobytes),
    highest('requests', pages, ({ requests }) => requests, 20, String),
    highest('third-party requests', pages, ({ foreign }) => foreign, 0, String),
    highest('HTML and style, home', homes, ({ html }) => html, 14_000, kilobytes),
    highest('HTML and style', pages, ({ html }) => html, 20_000, kilobytes),
  ].filter(({ at }) => at !== '');
}

type Pick = (page: PageSummary) => number;

function highest(
  name: string,
  pages: readonly PageSummary[],
  pick: Pick,
  most: number,
  format: (value: number) => string,
  goal = `at most ${format(most)}`,
): Goal {
  const [worst] = pages.toSorted((a, b) => pick(b) - pick(a));
  const value = worst ? pick(worst) : 0;
  return { name, goal, worst: format(value), at: worst?.address ?? '', isMet: value <= most };
}

function lowest(name: string, pages: readonly PageSummary[], pick: Pick): Goal {
  const [worst] = pages
    .filter((page) => !Number.isNaN(pick(page)))
    .toSorted((a, b) => pick(a) - pick(b));
  const value = worst ? pick(worst) : 0;
  return {
    name,
    goal: '100',
    worst: String(value),
    at: worst?.address ?? '',
    isMet: value === 100,
  };
}

/** @example times(1.149) // => '1.15×' */
export function times(ratio: number): string {
  return `${ratio.toFixed(2)}×`;
}

/** @example milliseconds(48.6) // => '49 ms' */
export function milliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}

/** @example kilobytes(103_950) // => '104.0 kB' */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
