// `npm run bench:content`: generated projects of several sizes -> tests/bench/CONTENT.md. `-- 100` measures one size.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { saveReport } from '../save-report.ts';
import { versionOf } from '../site/versions.ts';
import { type Cost, measure } from './measure.ts';
import { makeProject } from './project.ts';

const sizes = [100, 1000, 5000];

const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
const check = ['--import', 'tsx', 'src/content/cli/cli.ts', 'check'];
const floor = [join(import.meta.dirname, 'floor.mjs'), 'content', 'out'];

/** What is measured of a project, in this order: the next build finds what the one before has kept. */
const tasks = ['floor', 'check, cold', 'build, cold', 'nothing changed', 'one file changed'];

/** What the tasks cost in a project with `count` entries in `files` files. */
interface Column {
  readonly count: number;
  readonly files: number;
  readonly costs: readonly Cost[];
}

const chosen = process.argv.slice(2).map(sizeFrom);
const columns: Column[] = [];
for (const count of chosen.length > 0 ? chosen : sizes) columns.push(await measureSize(count));
const report = writeReport(columns);
console.log(`\n${report}`);
if (chosen.length === 0) saveReport('tests/bench/CONTENT.md', report);

function sizeFrom(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  console.error(`\`${text}\` is no number of entries, such as \`1000\`.`);
  process.exit(1);
}

async function measureSize(count: number): Promise<Column> {
  const { folder, files, forget, remove } = makeProject(count);
  const costs: Cost[] = [];
  const take = async (args: readonly string[]) => {
    const cost = await measure(folder, args);
    const [cpu, memory] = [cost.cpu.toFixed(2), Math.round(cost.memory)];
    console.log(`${count} entries, ${tasks[costs.length]}: ${cpu} s CPU, ${memory} MB`);
    costs.push(cost);
  };
  try {
    for (const args of [floor, check]) await take(args);
    forget();
    await take(vite);
    await take(vite);
    appendFileSync(join(folder, 'content', files.at(-1) ?? ''), '\nOne more line.\n');
    await take(vite);
    return { count, files: files.length, costs };
  } finally {
    remove();
  }
}

function writeReport(all: readonly Column[]): string {
  const heads = all.map(({ count, files }) => `${count} entries (${files} files)`);
  const rows = tasks.map((name, index) => {
    const cells = all.map(({ costs: [least, ...rest] }) =>
      costCell(least, [least, ...rest][index]),
    );
    return `| ${name} | ${cells.join(' | ')} |`;
  });
  const memory = all.map(({ costs: [, , cold] }) => `${Math.round(cold?.memory ?? 0)} MB`);
  const packages = ['vite', 'rolldown', '@mdx-js/mdx', 'react', 'zod', 'yaml'];
  const versions = packages.map((name) => `${name} ${versionOf(name)}`).join(', ');
  return `# Content: what building much of it costs

\`npm run bench:content\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${versions}.

N works, half of them translated into Spanish, each file about 150 words with emphasis and links; generated, the same in every run. CPU is user and system time of the command with all its processes. The floor, measured in the same run, is a bare loop of gray-matter, zod and @mdx-js/mdx that writes a file per entry: where the machine is shared, its ratio (×) says more than seconds.

| CPU | ${heads.join(' | ')} |
|---|${all.map(() => '---|').join('')}
${rows.join('\n')}
| build, cold: peak memory | ${memory.join(' | ')} |
`;
}

function costCell(least?: Cost, cost?: Cost): string {
  if (!least || !cost) return '';
  const seconds = `${cost.cpu.toFixed(2)} s`;
  return cost === least ? seconds : `${(cost.cpu / least.cpu).toFixed(2)} × (${seconds})`;
}
