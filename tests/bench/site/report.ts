// Medians and goals -> the Markdown of RESULTS.md.
import { states } from './navigation.ts';
import { mostPlainRuns, type Throttling } from './options.ts';
import { judge, kilobytes, milliseconds, times, type Goal, type PageSummary } from './summary.ts';

/** The medians of navigations to one page, in ms, in the order of `states`. */
export interface NavigationSummary {
  readonly to: string;
  readonly from: string;
  readonly times: readonly number[];
}

/** Everything that the report tells. `date` is `YYYY-MM-DD`. */
export interface ReportInput {
  readonly date: string;
  readonly versions: readonly string[];
  readonly runs: number;
  readonly pages: readonly PageSummary[];
  readonly navigations: readonly NavigationSummary[];
  /** What cost points, by page. */
  readonly faults: readonly string[];
}

/** Writes the report. */
export function writeReport({
  date,
  versions,
  runs,
  pages,
  navigations,
  faults,
}: ReportInput): string {
  const chosen = [...new Set(pages.map(({ throttling }) => throttling))];
  return [
    '# Results',
    `\`npm run bench\`, ${date}: ${versions.join(', ')}. Lighthouse mobile, one Chromium at a time, medians of ${runs}, of the plain page of ${Math.min(runs, mostPlainRuns)}; accessibility, best practices and SEO graded once a page. The site is served with brotli from the machine that measures it.`,
    'Each page is measured against a plain one in the same run: its own HTML with the same styles, fonts and pictures, from which every script, the data for search engines and the security policy were taken out. It is what somebody would write by hand who wanted the same page; nothing else about it is made lighter or heavier. As it has no script, what blocks it is layout, paint, and whatever else the machine does.',
    ...chosen.flatMap((throttling) => chapter(throttling, pages)),
    ...travels(navigations),
    ...(faults.length > 0 ? ['## What cost points', list(faults)] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

function chapter(throttling: Throttling, all: readonly PageSummary[]): string[] {
  const pages = all.filter((page) => page.throttling === throttling);
  return [
    `## ${throttling === 'simulated' ? 'Simulated' : 'Applied'} throttling`,
    goalTable(judge(pages)),
    table(
      [
        'page',
        'scores',
        'plain',
        'first paint',
        'plain',
        'largest paint',
        'plain',
        'ratio',
        'blocking',
        'plain',
        'shift',
        'script',
        'HTML',
        'requests',
      ],
      pages.map((page) => [
        page.address,
        page.scores.filter((score) => !Number.isNaN(score)).join(' '),
        String(page.plainScore),
        seconds(page.firstPaint),
        seconds(page.plainFirstPaint),
        seconds(page.largestPaint),
        seconds(page.plainLargestPaint),
        times(page.ratio),
        milliseconds(page.blocking),
        milliseconds(page.plainBlocking),
        page.shift.toFixed(2),
        kilobytes(page.script),
        kilobytes(page.html),
        String(page.requests),
      ]),
    ),
  ];
}

function travels(navigations: readonly NavigationSummary[]): string[] {
  if (navigations.length === 0) return [];
  const limits = [300, 120];
  const goals = states.map((state, index): Goal => {
    const pick = (each: NavigationSummary) => each.times[index] ?? 0;
    const [worst] = navigations.toSorted((a, b) => pick(b) - pick(a));
    const value = worst ? pick(worst) : 0;
    const limit = limits[index] ?? 0;
    return {
      name: `chunk ${state}`,
      goal: `under ${limit} ms`,
      worst: milliseconds(value),
      at: worst?.to ?? '',
      isMet: value < limit,
    };
  });
  return [
    '## From page to page',
    'From the click to the frame that shows the new page, its first screen without what comes a moment later: what is below the fold (photographs, videos, older press items, the form, the kit, the lower half of home), the cover of a video, what is behind the biography’s tabs. 4× slower processor, fast 4G (165 ms a round trip).',
    goalTable(goals),
    table(
      ['from', 'to', ...states],
      navigations.map(({ from, to, times: [cold = 0, warm = 0] }) => [
        from,
        to,
        milliseconds(cold),
        milliseconds(warm),
      ]),
    ),
  ];
}

function goalTable(goals: readonly Goal[]): string {
  const rows = goals.map(({ name, goal, worst, at, isMet }) => [
    name,
    goal,
    worst,
    at,
    isMet ? 'yes' : '**no**',
  ]);
  return table(['figure', 'goal', 'worst page', '', 'reached'], rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, index) =>
    Math.max(3, title.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function seconds(value: number): string {
  return `${(value / 1000).toFixed(2)} s`;
}
