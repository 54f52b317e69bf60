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
  readonly throttlings: readonly Throttling[];
  readonly fresh: boolean;
  readonly isWhole: boolean;
}

/** A page without script varies little: more runs of it would only make the bench longer. */
export const mostPlainRuns = 3;

const paths = ['', 'biography', 'gallery', 'media', 'press', 'contact'];

const everyPage = locales.flatMap(({ id }) => paths.map((path) => localAddress(id, path)));

/** How the command is used. */
export const usage = `npm run bench -- [--runs 5] [--pages /,/es/press] [--throttling simulated,applied] [--fresh]

  --runs        how often each page is measured; the median counts
  --pages       addresses, joined by commas; all ${everyPage.length} pages unless given
  --throttling  simulated, applied, or both, joined by a comma; both unless given
  --fresh       forget what an interrupted run has measured already

RESULTS.md is written only where every page is measured with both throttlings.`;

/** Reads the arguments. Throws an error that says what is wrong with them. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      pages: { type: 'string' },
      throttling: { type: 'string' },
      fresh: { type: 'boolean', default: false },
    },
  });
  const pages = values.pages === undefined ? everyPage : values.pages.split(',').map(knownPage);
  const chosen =
    values.throttling === undefined
      ? throttlings
      : values.throttling.split(',').map(knownThrottling);
  return {
    runs: positive(values.runs),
    pages: [...new Set(pages)],
    throttlings: [...new Set(chosen)],
    fresh: values.fresh,
    isWhole:
      new Set(pages).size === everyPage.length && new Set(chosen).size === throttlings.length,
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

function knownThrottling(text: string): Throttling {
  const known = throttlings.find((throttling) => throttling === text);
  if (known) return known;
  throw new Error(
    `\`--throttling\` names \`${text}\`; ${throttlings.join(' and ')} are the ways there are.`,
  );
}
