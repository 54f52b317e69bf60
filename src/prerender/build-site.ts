// The order of a build: bundles, pages, files about the pages, compression, budgets, and the swap at the end.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { ViteBuilder } from 'vite';
import { locales } from '../locales.ts';
import { isPage } from '../site/is-page.ts';
import { feedFiles } from './about/feeds.ts';
import { sitemapFile, writeRobots, writeSitemap } from './about/sitemap.ts';
import { checkScript, formatWeights, weighPages } from './budget.ts';
import { buildPages, type BuiltPage } from './build-pages.ts';
import { digestOfSources, isCurrent, stampBuild } from './build-stamp.ts';
import { type Bundles, makeBundles, serverFolder } from './bundles.ts';
import { compressFolder } from './compress.ts';
import { formatHeaders } from './headers/headers-file.ts';
import { writeRedirects } from './headers/redirects-file.ts';
import { siteHeaders } from './headers/site-headers.ts';
import { kitFiles } from './kit/kit-files.ts';
import { contentFolder } from './content-folder.ts';
import { photographPrinter } from './kit/print-photograph.ts';
import { recoverTarget, stagingFolder, swapIn } from './staging.ts';

/** Builds the site in a staging folder and swaps it in; whatever fails, the last good one stays. */
export async function buildSite(builder: ViteBuilder): Promise<void> {
  const { root, build, logger } = builder.config;
  const target = resolve(root, build.outDir);
  const staging = stagingFolder(target);
  await recoverTarget(target);
  const sources = await digestOfSources(builder.config);
  if (await isCurrent(builder.config, sources)) {
    // Vite builds by itself whatever no plugin says to have built.
    for (const environment of Object.values(builder.environments)) environment.isBuilt = true;
    logger.info(`Nothing has changed since \`${build.outDir}\` was built.`);
    return;
  }
  try {
    const report = await writeSite(builder, staging);
    await swapIn(staging, target);
    await stampBuild(builder.config, sources);
    logger.info(`\n${report}\n`);
  } finally {
    await rm(staging, { recursive: true, force: true });
    await rm(join(root, serverFolder), { recursive: true, force: true });
  }
}

/** Writes the whole site into a folder and returns the table of its weights. Throws where anything is wrong with it. */
async function writeSite(builder: ViteBuilder, folder: string): Promise<string> {
  const { root, base } = builder.config;
  const bundles = await makeBundles(builder);
  const { chunks } = bundles;
  const frame = {
    template: await readFile(join(root, 'index.html'), 'utf8'),
    base,
    starter: chunks.entry('starter').code.trim(),
    entry: chunks.address(chunks.entry('client').fileName),
    preloads: chunks.fonts(),
  };
  const pages = await buildPages({ bundles, frame, folder });
  await writeFiles(folder, await filesAbout(pages, bundles, base));
  for (const { id } of locales) {
    const shell = bundles.pageData.shellData(id);
    const print = await photographPrinter({ root, folder: contentFolder(builder.config) }, shell);
    await writeFiles(
      folder,
      await kitFiles({ pages: pages.map(({ data }) => data), shell, print }),
    );
  }
  const sizes = await compressFolder({
    folder,
    growsWithContent: growing(pages),
  });
  const weights = weighPages(pages, sizes, frame.entry, base);
  checkScript(weights);
  return formatWeights(weights);
}

/** Tells the further pages of lists, whose number grows with the content, and the sitemap, which names them all. */
function growing(pages: readonly BuiltPage[]): (name: string) => boolean {
  const further = pages.filter(({ data }) => data.number > 1);
  const files = new Set([sitemapFile, ...further.map(({ file }) => file)]);
  return (name) => files.has(name);
}

/** The files that describe the pages, by their paths. */
async function filesAbout(
  pages: readonly BuiltPage[],
  { pageData }: Bundles,
  base: string,
): Promise<ReadonlyMap<string, string>> {
  const shells = locales.map(({ id }) => pageData.shellData(id));
  const press = pages.map(({ data }) => data).filter((data) => isPage(data, 'press'));
  const url = shells[0]?.site.url ?? '';
  return new Map([
    ...shells.flatMap((shell) => feedFiles(press, shell)),
    ['_redirects', writeRedirects(base)],
    ['_headers', formatHeaders(siteHeaders(pages, base))],
    [sitemapFile, await writeSitemap(pages, url)],
    ['robots.txt', writeRobots(url)],
  ]);
}

async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<void> {
  for (const [name, bytes] of files) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  }
}
