// Figures -> the table that is committed, each beside its goal.
import { availableParallelism, loadavg } from 'node:os';
import { versionOf } from '../site/versions.ts';
import type { Figures, Task } from './figures.ts';
import { explanations, type Row } from './explanations.ts';

/** Writes the report of all sizes. */
export function writeReport(all: readonly Figures[]): string {
  const rows = rowsOf(all);
  const missed = rows.filter(({ met }) => met.includes(false));
  const columns = all.map(({ count, files }) => `${count} entries (${files} files)`);
  return `# Content: what building much of it costs

\`npm run bench:content\`, ${new Date().toISOString().slice(0, 10)}, ${versions()}, ${availableParallelism()} processors, load average ${loadavg()[0]?.toFixed(1)} at the end.

N works, half of them translated into Spanish, each file about 150 words with emphasis and links; generated, the same in every run. CPU is user and system time of the command with all its processes. The floor, measured in the same run, is a bare loop of gray-matter, zod and @mdx-js/mdx that writes a file per entry. Where the machine is shared, seconds mean little; the ratios (×, to the floor) are within one run. Vite dev is measured up to 1,000 entries, after an earlier start has bundled the packages.

| figure | goal | ${columns.join(' | ')} |
|---|---|${columns.map(() => '---|').join('')}
${rows.map(({ name, goal, cells }) => `| ${name} | ${goal} | ${cells.join(' | ')} |`).join('\n')}

**Bold** is beyond its goal. The goals are for 1,000 and 5,000 entries: at 100 the packages that are loaded cost more than the content.

${missed.length > 0 ? `## Misses, and what was tried\n\n${missed.map(({ key, name }) => `- ${name}: ${explanations[key]}`).join('\n')}\n` : ''}`;
}

interface Line {
  readonly key: Row;
  readonly name: string;
  readonly goal: string;
  readonly cells: readonly string[];
  readonly met: readonly boolean[];
}

function rowsOf(all: readonly Figures[]): Line[] {
  return [
    line('floor', 'floor', '', all, ({ costs: { floor } }) => [seconds(floor.cpu)]),
    line('floorFields', 'floor without bodies', '', all, (each) => [
      seconds(each.costs.floorFields.cpu),
    ]),
    ratio('check', 'check, cold', [0.25, 0.25], all),
    ratio('compile', 'check with bodies, cold', [1.2, 1.2], all),
    ratio('cold', 'full build, cold', [3.2, 3.2], all),
    ratio('warm', 'full build, nothing changed', [0.5, 0.3], all),
    ratio('changed', 'full build, one file changed', [1.2, 0.8], all),
    line('growth', 'cold build, CPU per file', 'within 15 % of 1,000', all, (each) => {
      const base = all.find(({ count }) => count === 1000) ?? each;
      const change = perFile(each) / perFile(base) - 1;
      const isJudged = each.count > base.count;
      const text = `${(1000 * perFile(each)).toFixed(1)} ms${isJudged ? ` (${percent(change)})` : ''}`;
      return [text, !isJudged || change <= 0.15];
    }),
    line('memory', 'cold build, peak memory', '1400 MB', all, ({ costs: { cold } }) => [
      `${Math.round(cold.memory)} MB`,
      cold.memory <= 1400,
    ]),
    wait('start', 'dev start to first page', 2500, all),
    wait('body', 'save to visible, body', 120, all),
    wait('frontMatter', 'save to visible, front matter', 120, all),
    ...Object.keys(all[0]?.visits ?? {}).map((file) =>
      line('visit', `bytes of a first visit of ${file}`, 'unchanged by N', all, ({ visits }) => [
        `${visits[file]}`,
        Math.abs((visits[file] ?? 0) - (all[0]?.visits[file] ?? 0)) < digests,
      ]),
    ),
  ];
}

/** Names of files hold digests, which compress a little differently in every build: bytes. */
const digests = 200;

type Cell = readonly [text: string, isMet?: boolean];

function line(
  key: Row,
  name: string,
  goal: string,
  all: readonly Figures[],
  cellOf: (each: Figures) => Cell,
): Line {
  const cells = all.map(cellOf);
  return {
    key,
    name,
    goal,
    cells: cells.map(([text, isMet = true]) => (isMet ? text : `**${text}**`)),
    met: cells.map(([, isMet = true]) => isMet),
  };
}

/** To the floor; the second goal is for 5,000 entries. */
function ratio(
  task: Task & Row,
  name: string,
  [usual, large]: readonly [number, number],
  all: readonly Figures[],
): Line {
  const goal = usual === large ? `${usual} ×` : `${usual} ×, ${large} ×`;
  return line(task, name, goal, all, ({ count, costs }) => {
    const found = costs[task].cpu / costs.floor.cpu;
    const isMet = found <= (count < 5000 ? usual : large);
    return [`${found.toFixed(2)} × (${seconds(costs[task].cpu)})`, isMet];
  });
}

function wait(
  key: 'start' | 'body' | 'frontMatter',
  name: string,
  goal: number,
  all: readonly Figures[],
): Line {
  return line(key, name, `${goal} ms`, all, ({ waits }) =>
    waits ? [`${Math.round(waits[key])} ms`, waits[key] <= goal] : ['–'],
  );
}

function perFile({ costs, files }: Figures): number {
  return costs.cold.cpu / files;
}

function seconds(value: number): string {
  return `${value.toFixed(2)} s`;
}

function percent(value: number): string {
  return `${value > 0 ? '+' : ''}${Math.round(100 * value)} %`;
}

function versions(): string {
  const packages = ['vite', 'rolldown', '@mdx-js/mdx', 'react', 'zod', 'yaml'];
  return [
    `Node ${process.versions.node}`,
    ...packages.map((name) => `${name} ${versionOf(name)}`),
  ].join(', ');
}
