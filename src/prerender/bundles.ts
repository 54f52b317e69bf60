// The two bundles of a build: what browsers get, and what makes the pages' data and HTML.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown, ViteBuilder } from 'vite';

/** Where this process writes its server bundle, below the project's root. */
export const serverFolder = `node_modules/.cache/prerender/server-${process.pid}`;

/** The module that makes the data of pages. */
export type PageDataModule = typeof import('../site/page-data/page-data.ts');
type RenderModule = typeof import('./render.tsx');

/** The bundles: the browser's as its chunks, the server's loaded. */
export interface Bundles {
  readonly chunks: readonly Rolldown.OutputChunk[];
  readonly pageData: PageDataModule;
  readonly rendering: RenderModule;
}

/** Makes both bundles and loads the server's. */
export async function makeBundles(builder: ViteBuilder): Promise<Bundles> {
  const { root } = builder.config;
  const { output } = await bundle(builder, 'client');
  await bundle(builder, 'ssr');
  const [pageData, rendering] = await Promise.all([
    load(root, 'page-data', isPageDataModule),
    load(root, 'render', isRenderModule),
  ]);
  return { chunks: output.filter((file) => file.type === 'chunk'), pageData, rendering };
}

/** Whether a module is that of page-data.ts. */
export function isPageDataModule(module: unknown): module is PageDataModule {
  return typeof module === 'object' && module !== null && 'pageData' in module;
}

function isRenderModule(module: unknown): module is RenderModule {
  return typeof module === 'object' && module !== null && 'render' in module;
}

async function load<Module>(
  root: string,
  name: string,
  isModule: (module: unknown) => module is Module,
): Promise<Module> {
  const module: unknown = await import(pathToFileURL(join(root, serverFolder, `${name}.js`)).href);
  if (!isModule(module)) throw new Error(`The server bundle \`${name}\` is not whole.`);
  return module;
}

async function bundle(builder: ViteBuilder, name: string): Promise<Rolldown.RolldownOutput> {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`Vite has no environment \`${name}\`.`);
  const output = await builder.build(environment);
  if (Array.isArray(output) || !('output' in output))
    throw new Error(`The bundle \`${name}\` was not made in one piece.`);
  return output;
}
