// `npm run bench`: the site, built again -> tests/bench/RESULTS.md; with `-- --slow`, on a slow processor -> tests/bench/SLOW.md.
// `-- --runs 1 --pages /,/press` prints those alone.
import { builtDist } from '../../built-site.ts';
import { pagesIn } from '../../content/pages.ts';
import { command, oneNumber } from '../options.ts';
import { saveReport, table } from '../report.ts';
import { startHost } from './host.ts';
import { measure, slowRate, type Figures } from './measure.ts';
import { simulatedReport, slowReport } from './reports.ts';

const {
  slow,
  runs = slow ? 5 : 3,
  pages: chosen,
} = command()
  .option('--slow', 'with the processor slowed down, instead of simulating a slow one', false)
  .option('--runs <number>', 'how often each page is measured (default: 3, or 5)', oneNumber)
  .option('--pages <addresses>', 'the pages: /,/press (default: all)', (text) => text.split(','))
  .parse()
  .opts();
const dist = await builtDist();
const existing = pagesIn(dist).map(({ address }) => address);
const unknown = (chosen ?? []).filter((address) => !existing.includes(address));
if (unknown.length > 0) {
  console.error(`No page exists at \`${unknown.join(',')}\`, only at ${existing.join(' ')}.`);
  process.exit(1);
}
const host = await startHost(dist);
const rate = slow ? await slowRate(`${host.origin}/plain/`) : undefined;
const { file, columns, summary, text } = rate ? slowReport(runs, rate) : simulatedReport(runs);
const rows: string[][] = [];
for (const address of chosen ?? existing) {
  const [page, plain] = await measurePair(address);
  const cells = columns.map(({ write, isGood }) => {
    const cell = write(page, plain);
    return isGood?.(page, plain) === false ? `**${cell}**` : cell;
  });
  rows.push([address, ...cells]);
  console.log(rows.at(-1)?.join(' | '));
}
await host.close();
const result = table(['page', ...columns.map(({ title }) => title)], rows);
saveReport(
  file,
  [...text, result],
  process.argv.slice(2).every((option) => option === '--slow'),
);

/** A page and its plain counterpart, measured in turns, so that what else the machine does meets both. */
async function measurePair(address: string): Promise<readonly [Figures, Figures]> {
  const [page, plain]: [Figures[], Figures[]] = [[], []];
  for (let run = 1; run <= runs; run += 1) {
    page.push(await measure(host.origin + address, rate));
    plain.push(await measure(`${host.origin}/plain${address}`, rate));
  }
  return [summary(page), summary(plain)];
}
