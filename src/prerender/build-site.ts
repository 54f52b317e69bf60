// The order of a build: bundles, pages, files about the pages, checks, and the swap at the end.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown, ViteBuilder } from 'vite';
import { asideOf, mend, swapIn } from './aside.ts';
import { Chunks } from './chunks.ts';
import { writeDocument } from './document.ts';
import { siteHeaders } from './site-headers.ts';
import { formatHeaders } from './headers-file.ts';
import { listPages, type SitePage } from './pages.ts';
import { withImportedModules } from './track-imports.ts';

/** Where the server bundle is written, followed by the process's id. */
export const serverFolder = 'node_modules/.cache/prerender/server';

type ServerBundle = typeof import('./render.tsx');

/** A finished page. */
export interface BuiltPage extends SitePage {
  readonly html: string;
  readonly chunks: readonly string[];
  readonly styles: readonly string[];
}

/** Builds the site aside and swaps it in; whatever fails, the last good one stays. */
export async function buildSite(builder: ViteBuilder): Promise<void> {
  const { root, build } = builder.config;
  const target = resolve(root, build.outDir);
  const aside = asideOf(target);
  const server = join(root, `${serverFolder}-${process.pid}`);
  await mend(target);
  try {
    await writeSite(builder, aside, server);
    await swapIn(aside, target);
  } finally {
    await rm(aside, { recursive: true, force: true });
    await rm(server, { recursive: true, force: true });
  }
}

async function writeSite(builder: ViteBuilder, aside: string, server: string): Promise<void> {
  const { root, base } = builder.config;
  const chunks = new Chunks(await bundle(builder, 'client'), base);
  await bundle(builder, 'ssr');
  const serverBundle: ServerBundle = await import(pathToFileURL(join(server, 'render.js')).href);
  const frame = {
    template: await readFile(join(root, 'index.html'), 'utf8'),
    base,
    starter: chunks.entry('starter').code.trim(),
    entry: chunks.address(chunks.entry('client').fileName),
    preloads: chunks.fonts(),
  };
  const pages: BuiltPage[] = [];
  for (const page of listPages(await serverBundle.pageCounts())) {
    const { result, modules } = await withImportedModules(() => serverBundle.render(page.address));
    const needed = chunks.needed(chunks.entry('client'), modules);
    const html = writeDocument(frame, result, needed, '');
    pages.push({ ...page, html, chunks: needed, styles: result.styles.map(({ css }) => css) });
  }
  for (const { file, html } of pages) await write(join(aside, file), html);
  await write(join(aside, '_headers'), formatHeaders(siteHeaders(pages, frame.starter, base)));
}

async function bundle(builder: ViteBuilder, name: string): Promise<Rolldown.RolldownOutput> {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`Vite has no environment \`${name}\`.`);
  const output = await builder.build(environment);
  if (Array.isArray(output) || !('output' in output)) throw new Error(`The bundle \`${name}\` was not made in one piece.`);
  return output;
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
