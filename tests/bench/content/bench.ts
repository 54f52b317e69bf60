// `npm run bench -- content`: projects of several sizes -> tests/bench/CONTENT.md; with `--n 1000` prints what builds of
// one size cost, with `--development 1000` how long an editor of one waits.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../commands/run.mjs';
import { builtDist } from '../../built-site.ts';
import type { Folder } from '../../folder.ts';
import { copyProject } from '../../project-folder.ts';
import { command, wholeNumbers } from '../options.ts';
import { madeWith, saveReport, table } from '../report.ts';
import { measureBuilds, tasks, type Cost } from './builds.ts';
import { measureDevelopment, waits } from './development.ts';
import { generateWorks } from './generate.ts';

const chosen = command('content')
  .option(
    '--n <numbers>',
    'of how many works builds are measured, in one project or more (default: 100,1000,5000)',
    wholeNumbers(1),
  )
  .option(
    '--development <numbers>',
    'with how many works an editor waits; 0: as the site ships (default: 0,1000)',
    wholeNumbers(0),
  )
  .parse()
  .opts();
const isWhole = Object.keys(chosen).length === 0;
const { n = [], development = [] } = isWhole
  ? { n: [100, 1000, 5000], development: [0, 1000] }
  : chosen;

// Encodes the photographs, which no figure is to hold.
await builtDist();
const columns = n.map((count) => inProject(count, (folder, file) => measureBuilds(folder, file)));
const waited: number[][] = [];
for (const count of development) waited.push(await inProject(count, measureDevelopment));

const builds = [
  'Works, half of them translated into Spanish, each file about 150 words with emphasis and links, each work with a page in both languages; generated, the same in every run. The photographs are encoded before. Processor time, user and system, of the command with all its processes. The floor, measured in the same run, is a bare loop of gray-matter, zod and @mdx-js/mdx that writes a file per entry: where the machine is shared, its ratio (×) says more than seconds.',
  table(
    ['works', ...n.map(String)],
    [
      ...tasks.map((task, index) => [task, ...columns.map((costs) => ratio(costs, index))]),
      [
        'build, cold: most memory',
        ...columns.map(([, , cold]) => `${Math.round(cold?.memory ?? 0)} MB`),
      ],
    ],
  ),
];
const editing = [
  'What an editor waits for in `npm run dev`, as the site ships and with so many works: from the command to the home page in a browser, without and with the packages that Vite has bundled before; from a save to the change of the page that shows it, in the catalogue. Medians of seven, in ms.',
  table(
    ['works', ...development.map((count) => (count === 0 ? 'as it ships' : String(count)))],
    waits.map((wait, index) => [wait, ...waited.map((all) => String(Math.round(all[index] ?? 0)))]),
  ),
];
const report = [
  '# Content: what much of it costs',
  `\`npm run bench -- content\`, ${madeWith('vite', 'rolldown', '@mdx-js/mdx', 'react', 'zod', 'yaml')}.`,
  ...(n.length > 0 ? builds : []),
  ...(development.length > 0 ? editing : []),
];
saveReport('tests/bench/CONTENT.md', report, isWhole);

/** Measures a project with so many works instead of its own, or with its own. */
function inProject<Found>(count: number, take: (folder: Folder, file: string) => Found): Found {
  const folder = copyProject(['images', 'share-pictures', 'prints']);
  const isBasic = (path: string) => count === 0 || !/[\\/]works$/.test(path);
  cpSync(join(root, 'content'), join(folder.root, 'content'), { recursive: true, filter: isBasic });
  const works = generateWorks(count);
  folder.write(works);
  console.log(count === 0 ? 'As it ships …' : `${count} works …`);
  const saved = take(folder, Object.keys(works).at(-1) ?? '');
  if (saved instanceof Promise) void saved.finally(folder.remove);
  else folder.remove();
  return saved;
}

function ratio(costs: readonly Cost[], index: number): string {
  const [least, cost] = [costs[0]?.cpu ?? 0, costs[index]?.cpu ?? 0];
  const seconds = `${cost.toFixed(1)} s`;
  return index === 0 ? seconds : `${(cost / least).toFixed(1)} × (${seconds})`;
}
