// The two bundles of a build: what browsers get, and what renders the pages.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown, ViteBuilder } from 'vite';
import type { ContentApi } from '../content/plugin.ts';
import type { ContentSource } from '../content/source.ts';
import { Chunks } from './chunks.ts';
import { traceContent, type TracedContent } from './trace-content.ts';

/** Everything that the server bundle exports. */
export type ServerBundle = typeof import('./server.ts');

/** Where this process writes its server bundle, below the project's root. */
export const serverFolder = `node_modules/.cache/prerender/server-${process.pid}`;

/** Makes both bundles and loads the server's. */
export async function makeBundles(
  builder: ViteBuilder,
): Promise<{ chunks: Chunks; server: ServerBundle; content: TracedContent }> {
  const { root, base } = builder.config;
  const chunks = new Chunks(await bundle(builder, 'client'), base);
  await bundle(builder, 'ssr');
  const server: unknown = await import(pathToFileURL(join(root, serverFolder, 'server.js')).href);
  if (!isServer(server)) throw new Error('The server bundle does not export `render`.');
  const content = traceContent(await contentOf(builder));
  server.supply(content);
  return { chunks, server, content };
}

/** The content that the pages show, from the plugin that reads it. */
function contentOf({ config }: ViteBuilder): Promise<ContentSource> {
  const api: unknown = config.plugins.find(({ name }) => name === 'content:modules')?.api;
  if (!isContentApi(api)) throw new Error('`content()` is missing in vite.config.ts.');
  return api.source();
}

function isContentApi(api: unknown): api is ContentApi {
  return typeof api === 'object' && api !== null && 'source' in api;
}

function isServer(module: unknown): module is ServerBundle {
  return typeof module === 'object' && module !== null && 'render' in module;
}

async function bundle(builder: ViteBuilder, name: string): Promise<Rolldown.RolldownOutput> {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`Vite has no environment \`${name}\`.`);
  const output = await builder.build(environment);
  if (Array.isArray(output) || !('output' in output))
    throw new Error(`The bundle \`${name}\` was not made in one piece.`);
  return output;
}
