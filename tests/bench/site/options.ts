// Command-line arguments -> what to measure.
import { parseArgs } from 'node:util';
import { locales } from '../../../src/locales.ts';
import { localAddress } from '../../../src/site/addresses.ts';

/** How Lighthouse slows the page down: computed afterwards from a fast load, or really, by the browser. */
export const throttlings = ['simulated', 'applied'] as const;

/** A way of throttling. */
export type Throttling = (typeof throttlings)[number];

/** What to measure. `pages` are addresses; `isWhole` tells whether it is all that there is to measure. */
export interface Options {
  readonly runs: number;
  readonly pages: readonly string[];
  readonly isWhole: boolean;
}

/** A page without script varies little: more runs of it would only make the bench longer. */
export const mostPlainRuns = 3;

const paths = ['', 'biography', 'gallery', 'media', 'press', 'contact'];

const everyPage = locales.flatMap(({ id }) => paths.map((path) => localAddress(id, path)));

/** Reads the arguments. Throws an error that says what is wrong with them. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string', default: '5' }, pages: { type: 'string' } },
  });
  const pages = values.pages === undefined ? everyPage : values.pages.split(',').map(knownPage);
  return {
    runs: positive(values.runs),
    pages: [...new Set(pages)],
    isWhole: new Set(pages).size === everyPage.length,
  };
}

function positive(text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new Error(`\`--runs\` is \`${text}\`; a whole number from 1 to 99 is expected.`);
}

function knownPage(text: string): string {
  const page = everyPage.find((address) => address === text);
  if (page) return page;
  throw new Error(
    `\`--pages\` names \`${text}\`, which is no page. The pages are ${everyPage.join(', ')}.`,
  );
}
