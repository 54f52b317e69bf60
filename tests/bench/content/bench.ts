// Generated projects of several sizes -> tests/bench/CONTENT.md.
import { reasonOf } from '../../../src/text/reason-of.ts';
import { orReason } from '../../or-reason.ts';
import { saveReport } from '../save-report.ts';
import { type Figures, measureSize } from './figures.ts';
import { type Options, readOptions, usage } from './options.ts';
import { writeReport } from './report.ts';

const resultsFile = 'tests/bench/CONTENT.md';

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
    return 1;
  }
}

async function bench({ counts, isWhole }: Options): Promise<void> {
  const found: Figures[] = [];
  for (const count of counts) found.push(await measureSize(count, (line) => console.log(line)));
  const report = writeReport(found);
  console.log(`\n${report}`);
  if (isWhole) saveReport(resultsFile, report);
}
