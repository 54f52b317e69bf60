// The order of a build: bundles, pages, files about the pages, checks, and the swap at the end.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { ViteBuilder } from 'vite';
import { locales } from '../locales.ts';
import { asideOf, mend, swapIn } from './staging.ts';
import { formatWeights, weighPages } from './budget.ts';
import { buildPages, type BuiltPage } from './build-pages.ts';
import { makeBundles, type ServerBundle, serverFolder } from './bundles.ts';
import { checkSite } from './check-site.ts';
import { compressFolder } from './compress.ts';
import { formatHeaders } from './headers/headers-file.ts';
import { noModules } from './no-modules.ts';
import { findKept as findKeptPages, keepPages } from './kept-pages.ts';
import { isFurther, listPages } from './list-pages.ts';
import { writeRedirects } from './headers/redirects-file.ts';
import { siteHeaders } from './headers/site-headers.ts';
import { sitemapFile, writeRobots, writeSitemap } from './about/sitemap.ts';
import { digestOfInput, type Input, type Job, stamp, standingOf } from './up-to-date.ts';

/** Builds the site aside and swaps it in; whatever fails, the last good one stays. */
export async function buildSite(builder: ViteBuilder): Promise<void> {
  const { root, build, logger } = builder.config;
  const target = resolve(root, build.outDir);
  const aside = asideOf(target);
  await mend(target);
  const job = { root, target, settings: settingsOf(builder.config) };
  const input = digestOfInput(job);
  const standing = await standingOf(job, input);
  if (standing.isUpToDate) {
    // Vite builds by itself whatever no plugin says to have built.
    for (const environment of Object.values(builder.environments)) environment.isBuilt = true;
    logger.info(`Nothing has changed since \`${build.outDir}\` was built.`);
    return;
  }
  try {
    const { report, keep } = await writeSite(builder, aside, {
      job,
      input,
      isKept: standing.isUntouched,
    });
    await swapIn(aside, target);
    await keep();
    await stamp(job, input);
    logger.info(`\n${report}\n`);
  } finally {
    await rm(aside, { recursive: true, force: true });
    await rm(join(root, serverFolder), { recursive: true, force: true });
  }
}

/** What a build depends on besides files: command line, mode and environment. */
function settingsOf({ base, mode, env, inlineConfig }: ViteBuilder['config']): unknown {
  const { NODE_ENV, SITE_URL } = process.env;
  return { base, mode, env, inlineConfig, NODE_ENV, SITE_URL };
}

interface LastBuild {
  readonly job: Job;
  readonly input: Input | undefined;
  /** Whether the site of the last build is as it was made. */
  readonly isKept: boolean;
}

/**
 * Writes the whole site into a folder and returns the table of its weights, and what is to be remembered once it is
 * in its place. Throws where anything is wrong with it.
 */
async function writeSite(
  builder: ViteBuilder,
  folder: string,
  { job, input, isKept }: LastBuild,
): Promise<{ report: string; keep: () => Promise<void> }> {
  const { root, base } = builder.config;
  const { chunks, server, content } = await makeBundles(builder);
  const edition = input && { content, code: `${input.code} ${JSON.stringify(server.site)}` };
  const frame = {
    template: await readFile(join(root, 'index.html'), 'utf8'),
    base,
    starter: chunks.entry('starter').code.trim(),
    entry: chunks.address(chunks.entry('client').fileName),
    preloads: chunks.fonts(),
  };
  const list = listPages(await server.pageCounts());
  const findKept = edition && isKept ? await findKeptPages(job, edition, folder) : notKept;
  const pages = await buildPages({ list, frame, chunks, server, content, findKept, folder });
  await writeFiles(folder, await filesAbout(pages, server, base));
  await checkSite(folder, pages, base);
  const sizes = await compressFolder({
    folder,
    cache: join(root, 'node_modules/.cache/compressed'),
    growsWithContent: growing(pages),
  });
  const weights = weighPages(pages, sizes, frame.entry, base);
  const over = weights.flatMap((weight) => weight.over);
  if (over.length > 0) throw new Error(`The site is over its budget.\n  ${over.join('\n  ')}`);
  const keep = async () => edition && keepPages(job, edition, pages);
  return { report: formatWeights(weights), keep };
}

function notKept(): undefined {
  return undefined;
}

/** Tells the further pages of lists, whose number grows with the content, and the sitemap, which names them all. */
function growing(pages: readonly BuiltPage[]): (name: string) => boolean {
  const further = pages.filter(({ path }) => isFurther(path));
  const files = new Set([sitemapFile, ...further.map(({ file }) => file)]);
  return (name) => files.has(name);
}

/** The files that describe the pages, by their paths. */
async function filesAbout(
  pages: readonly BuiltPage[],
  { site, feedFiles }: ServerBundle,
  base: string,
): Promise<Map<string, string>> {
  const feeds = await Promise.all(locales.map(async ({ id }) => [...(await feedFiles(id))]));
  return new Map([
    ...feeds.flat().map(([address, text]) => [address.slice(1), text] as const),
    [noModules.file, noModules.text],
    ['_redirects', writeRedirects(base)],
    ['_headers', formatHeaders(siteHeaders(pages, base))],
    [sitemapFile, await writeSitemap(pages, site.url)],
    ['robots.txt', writeRobots(site.url)],
  ]);
}

async function writeFiles(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, text] of files) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}
