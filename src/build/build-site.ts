// The stages of a build: bundles, every output, and the swap at the end.
import { cp, readFile, rm } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import type { Logger, ViteBuilder } from 'vite';
import { pruneCaches } from '../content/io/cached.ts';
import { mapConcurrently } from '../content/io/map-concurrently.ts';
import { contentApi } from '../content/plugin.ts';
import { writeFile } from '../content/io/file-system.ts';
import { writeErrorMessage } from '../text/error-message.ts';
import { buildBundles, computeBuildId, entryChunk, outDirOf, type Bundles } from './bundles.ts';
import { documents } from './documents.ts';
import { firstPageTitlesOf } from './first-page-titles.ts';
import { readOutput, type Output, type OutputFile, type OutputSource } from '../page/output.ts';
import { outputSource } from './output-source.ts';
import type { BuildInput } from './outputs.ts';
import {
  fileSizeWarnings,
  keepPreviousAssets,
  makeReadable,
  removeStale,
  describeSize,
  swapIn,
} from './staging.ts';

/** Builds the site in a staging directory and swaps it in; on any failure the previous site stays. */
export async function buildSite(builder: ViteBuilder, input: BuildInput): Promise<void> {
  const { root, build, logger } = builder.config;
  const target = resolve(root, build.outDir);
  const staging = outDirOf(builder, 'client');
  const folders = [staging, outDirOf(builder, 'ssr')];
  const started = performance.now();
  try {
    for (const folder of folders) await removeStale(folder);
    const pages = await writeSite(builder, input, staging);
    for (const warning of fileSizeWarnings(staging)) logger.warn(warning);
    const size = describeSize(staging);
    await keepPreviousAssets(staging, target, Date.now());
    makeReadable(staging);
    await swapIn(staging, target);
    await pruneCaches();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const place = `${relative(root, target)}/`;
    logger.info(`\nBuilt ${pages} into ${place} (${size}) in ${seconds} s.`);
  } catch (error) {
    const message = writeErrorMessage(error, root);
    throw message ? new Error(message, { cause: error }) : error;
  } finally {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
}

/** Writes all files of the site into a folder; resolves to how many pages there are, of which content folder. */
async function writeSite(
  builder: ViteBuilder,
  { rooms, outputs }: BuildInput,
  folder: string,
): Promise<string> {
  const { root, base } = builder.config;
  const template = await readFile(join(root, 'index.html'), 'utf8');
  const bundles = await buildBundles(builder);
  await copyFonts(join(outDirOf(builder, 'ssr'), 'assets'), join(folder, 'assets'), bundles);
  const snapshot = (await contentApi(builder.config).open()).current();
  const { loadBody } = bundles.server;
  const buildId = computeBuildId(root, firstPageTitlesOf(snapshot));
  const source = outputSource({ root, base, isBuild: true, buildId, snapshot, loadBody, rooms });
  const context = {
    rooms,
    buildId,
    template,
    base,
    starter: entryChunk(bundles.chunks, 'starter').code.trim(),
    entry: entryChunk(bundles.chunks, 'client').fileName,
  };
  for (const output of [...outputs, documents(bundles, context, folder)])
    await writeOutput(output, source, folder, builder.config.logger);
  return `${(await source.pages()).length} pages of ${snapshot.content.folder}/`;
}

/** Copies the fonts of the theme that the global styles load. */
async function copyFonts(from: string, to: string, { server }: Bundles): Promise<void> {
  const filter = (path: string) => path === from || server.globalStyles.includes(basename(path));
  await cp(from, to, { recursive: true, filter });
}

/** In milliseconds. */
const reportInterval = 10_000;

/** Writes the files of an output, and logs the progress if that takes long, as it does to encode pictures. */
async function writeOutput(
  { list }: Output,
  source: OutputSource,
  folder: string,
  logger: Logger,
): Promise<void> {
  const files = [...(await list(source))];
  let written = 0;
  const timer = setInterval(
    () => logger.info(`${written} of ${files.length} files written …`),
    reportInterval,
  );
  const write = async (file: OutputFile) => {
    writeFile(folder, file[0].slice(1), await readOutput(file));
    written += 1;
  };
  await mapConcurrently(files, write).finally(() => clearInterval(timer));
}
