// The two bundles of a build: the browser's, and the server's, which prerenders pages.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown, ViteBuilder } from 'vite';
import { assumeType } from '../assume-type.ts';

/** Where this process writes its server bundle, below the project's root. */
export const serverFolder = `.cache/prerender/server-${process.pid}`;

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
  const file = join(builder.config.root, serverFolder, 'render.js');
  const server = assumeType<ServerModule>(
    await import(/* @vite-ignore */ pathToFileURL(file).href),
  );
  return { chunks: output.filter((each) => each.type === 'chunk'), server };
}

async function bundle(builder: ViteBuilder, name: string): Promise<Rolldown.RolldownOutput> {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`Vite has no environment \`${name}\`.`);
  return singleOutput(await builder.build(environment), name);
}

/** What a build of one bundle results in. Throws where it is anything else. */
export function singleOutput(
  built: Awaited<ReturnType<ViteBuilder['build']>>,
  name: string,
): Rolldown.RolldownOutput {
  if (Array.isArray(built) || !('output' in built))
    throw new Error(`The bundle \`${name}\` was not made in one piece.`);
  return built;
}
