// The code of a build: the browser's bundle, the server's, which prerenders pages, and the id of both.
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Rolldown, ViteBuilder } from 'vite';
import { assumeType } from '../assume-type.ts';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { settings, typefaces } from '../settings/settings.ts';
import { filesBelow } from '../content/io/file-system.ts';
import { lockfilesOf } from '../content/io/engine-key.ts';
import type { firstPageTitlesOf } from './first-page-titles.ts';

type ServerModule = typeof import('./render.tsx');

/** The chunks of the browser bundle, and the exports of the server bundle. */
export interface Bundles {
  readonly chunks: readonly Rolldown.OutputChunk[];
  readonly server: ServerModule;
}

/** Builds both bundles and imports the server's. */
export async function buildBundles(builder: ViteBuilder): Promise<Bundles> {
  const { output } = await bundle(builder, 'client');
  await bundle(builder, 'ssr');
  const file = join(outDirOf(builder, 'ssr'), 'render.js');
  const server = assumeType<ServerModule>(
    await import(/* @vite-ignore */ pathToFileURL(file).href),
  );
  return { chunks: output.filter((item) => item.type === 'chunk'), server };
}

async function bundle(builder: ViteBuilder, name: string): Promise<Rolldown.RolldownOutput> {
  return singleOutput(await builder.build(environmentOf(builder, name)), name);
}

function environmentOf({ environments }: ViteBuilder, name: string): BuildEnvironment {
  const environment = environments[name];
  if (!environment) throw new Error(`Vite has no environment \`${name}\`.`);
  return environment;
}

export function outDirOf(builder: ViteBuilder, name: string): string {
  const { root, build } = environmentOf(builder, name).config;
  return resolve(root, build.outDir);
}

/** The output of a build of one bundle. Throws if there are several, or a watcher. */
export function singleOutput(
  result: Awaited<ReturnType<ViteBuilder['build']>>,
  name: string,
): Rolldown.RolldownOutput {
  if (Array.isArray(result) || !('output' in result))
    throw new Error(`The bundle \`${name}\` was not made in one piece.`);
  return result;
}

/** The properties of a chunk that are used here. */
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'isEntry' | 'moduleIds' | 'name'>;

/** The entry chunk by its name in Rolldown's `input`. Throws if there is none. */
export function entryChunk<AnyChunk extends Chunk>(
  chunks: readonly AnyChunk[],
  name: string,
): AnyChunk {
  const chunk = chunks.find((candidate) => candidate.isEntry && candidate.name === name);
  if (!chunk) throw new Error(`The browser bundle has no entry \`${name}\`.`);
  return chunk;
}

/**
 * The files of the chunks that a page needs in addition to the entry: that of the page, and the static imports of both,
 * dependencies first.
 */
export function chunksOfPage(chunks: readonly Chunk[], page: string): string[] {
  const module = `/src/pages/${page}/page.tsx`;
  const pageChunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!pageChunk) throw new Error(`The browser bundle lacks ${module}.`);
  const entry = entryChunk(chunks, 'client');
  const seen = new Set<string>();
  const withImports = (name: string): string[] => {
    if (seen.has(name)) return [];
    seen.add(name);
    const imports = chunks.find(({ fileName }) => fileName === name)?.imports ?? [];
    return [...imports.flatMap(withImports), name];
  };
  const names = [entry, pageChunk].flatMap(({ fileName }) => withImports(fileName));
  return names.filter((name) => name !== entry.fileName);
}

/** The code that renders pages, at build time and in browsers, except packages. */
const code = ['src', 'index.html', 'tsconfig.json', 'vite.config.ts'];

/** The build id, a digest of the sources of the code: an open page can't use pages or data of another build. */
export function computeBuildId(root: string, titles: ReturnType<typeof firstPageTitlesOf>): string {
  const hash = createHash('sha256');
  const codeFiles = code.flatMap((name) => listFiles(join(root, name)));
  for (const file of [...codeFiles, ...lockfilesOf(root)])
    hash.update(`\n${relative(root, file)}\n`).update(readFileSync(file));
  return hash
    .update(JSON.stringify([settings, typefaces, titles]))
    .digest('hex')
    .slice(0, 12);
}

/** The files below a folder, or the file itself; none if the path doesn't exist. */
function listFiles(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [path] : [];
  return filesBelow(path);
}
