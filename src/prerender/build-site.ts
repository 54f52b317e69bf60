// The stages of a build: bundles, pages, files about the pages, budgets, and the swap at the end.
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ViteBuilder } from 'vite';
import { pruneCaches } from '../content/cached.ts';
import { writeEditor } from '../admin/write-editor.ts';
import { contentApi } from '../content/plugin.ts';
import { writeFile } from '../content/write-file.ts';
import { locales } from '../locales.ts';
import { shellData } from '../site/page-data/page-data.ts';
import { calendarFiles } from './about/calendars.ts';
import { feedFiles } from './about/feeds.ts';
import { sitemapFile, writeRobots, writeSitemap } from './about/sitemap.ts';
import { weighPages } from './budget.ts';
import { buildDay } from './build-day.ts';
import { buildPages } from './build-pages.ts';
import { blockedIn } from './blocked-tags.ts';
import { buildBundles, serverFolder } from './bundles.ts';
import { entryChunk } from './chunks.ts';
import { computeBuildId } from './compute-build-id.ts';
import { kitFiles } from './kit/kit-files.ts';
import { makeReadable, stagingDirectory, swapIn } from './staging.ts';
import { redirectsFile } from './redirects-file.ts';

/** Builds the site in a staging directory and swaps it in; on any failure the last good site stays. */
export async function buildSite(builder: ViteBuilder): Promise<void> {
  const { root, build, logger } = builder.config;
  const target = resolve(root, build.outDir);
  const staging = stagingDirectory(target);
  try {
    const report = await writeSite(builder, staging);
    makeReadable(staging);
    await swapIn(staging, target);
    await pruneCaches();
    logger.info(`\n${report}\n`);
  } finally {
    await rm(staging, { recursive: true, force: true });
    await rm(join(root, serverFolder), { recursive: true, force: true });
  }
}

/** Writes the whole site into a folder and returns a table of its compressed sizes. */
async function writeSite(builder: ViteBuilder, folder: string): Promise<string> {
  const { root, base, logger } = builder.config;
  const template = await readFile(join(root, 'index.html'), 'utf8');
  for (const tag of blockedIn(template))
    logger.warn(`index.html holds \`${tag}\`, which the policy of each page blocks.`);
  const bundles = await buildBundles(builder);
  const snapshot = (await contentApi(builder.config).open()).current();
  const content = {
    ...snapshot.site(),
    loadBody: bundles.server.loadBody,
    builtAt: buildDay(process.env),
  };
  const context = {
    buildId: computeBuildId(root),
    template,
    base,
    starter: entryChunk(bundles.chunks, 'starter').code.trim(),
    entry: entryChunk(bundles.chunks, 'client').fileName,
    preloads: bundles.server.preloadedFonts,
  };
  const pages = await buildPages({ content, bundles, context, folder });
  const all = pages.map(({ data }) => data);
  const shells = locales.map((locale) => shellData(content, locale.id));
  const url = shells[0]?.site.url ?? '';
  const files = [
    [sitemapFile, await writeSitemap(all, url)],
    ['robots.txt', writeRobots(url)],
    ['_redirects', redirectsFile(base)],
    ...shells.flatMap((shell) => feedFiles(all, shell)),
    ...(await Promise.all(locales.map(({ id }) => calendarFiles(content, id)))).flat(),
    ...(await kitFiles({ images: snapshot.images, pages: all, shells })),
  ] as const;
  for (const [name, bytes] of files) writeFile(folder, name, bytes);
  if (content.site.repository) await writeEditor(snapshot, { root, base, folder });
  return weighPages(pages, folder);
}
