// The two bundles of a build: what browsers get, and what makes the pages' data and HTML.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown, ViteBuilder } from 'vite';
import { Chunks } from './chunks.ts';

/** Where this process writes its server bundle, below the project's root. */
export const serverFolder = `node_modules/.cache/prerender/server-${process.pid}`;

/** The module that makes the data of pages. */
export type PageDataModule = typeof import('../site/page-data/page-data.ts');
type RenderModule = typeof import('./render.tsx');

/** The bundles, loaded. */
export interface Bundles {
  readonly chunks: Chunks;
  readonly pageData: PageDataModule;
  readonly rendering: RenderModule;
  /** Stands for all code that a page is made with and shown by. */
  readonly build: string;
}

/** Makes both bundles and loads the server's. */
export async function makeBundles(builder: ViteBuilder): Promise<Bundles> {
  const { root, base } = builder.config;
  const client = await bundle(builder, 'client');
  const server = await bundle(builder, 'ssr');
  const [pageData, rendering] = await Promise.all([
    load(root, 'page-data', isPageDataModule),
    load(root, 'render', isRenderModule),
  ]);
  const build = createHash('sha256')
    .update(digestOf(client, 'client'))
    .update(digestOf(server, 'render'))
    .digest('hex')
    .slice(0, 12);
  return { chunks: new Chunks(client, base), pageData, rendering, build };
}

/** The code of an entry chunk and of all that it imports. Content is in neither of the chunks asked for. */
function digestOf({ output }: Rolldown.RolldownOutput, entry: string): string {
  const chunks = output.filter((file) => file.type === 'chunk');
  const wanted = new Set(chunks.filter(({ name, isEntry }) => isEntry && name === entry));
  // A set hands out what is added while it is gone through.
  for (const { imports, dynamicImports } of wanted) {
    const names = new Set([...imports, ...dynamicImports]);
    const imported = chunks.filter(({ fileName }) => names.has(fileName));
    for (const chunk of imported) wanted.add(chunk);
  }
  const hash = createHash('sha256');
  for (const { fileName, code } of wanted) hash.update(`${fileName}\n${code}\n`);
  return hash.digest('hex');
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
