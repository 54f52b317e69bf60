// Compiles bodies as the site does: by `mdx()`, in the ssr environment of Vite.
import type { MDXModule } from 'mdx/types.js';
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { mdx } from '../../../../src/content/markdown/mdx.ts';

const texts: string[] = [];
let server: Promise<ViteDevServer> | undefined;

/** The module that a body is compiled to; rejects if the body is invalid. */
export async function compileBody(text: string): Promise<MDXModule> {
  const { ssr } = (await (server ??= open())).environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The ssr environment has no runner.');
  const module: unknown = await ssr.runner.import(`/body-${texts.push(text) - 1}.mdx`);
  if (!isBody(module)) throw new Error('The body was not compiled to a component.');
  return module;
}

/** Closes the server. */
export async function closeCompiler(): Promise<void> {
  await (await server)?.close();
  server = undefined;
}

function open(): Promise<ViteDevServer> {
  return createServer({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [
      {
        name: 'bodies',
        enforce: 'pre',
        resolveId: (id) => (/^\/body-\d+\.mdx$/.test(id) ? id : undefined),
        load: (id) => texts[Number(/^\/body-(\d+)\.mdx$/.exec(id)?.[1])],
      },
      mdx(),
    ],
  });
}

function isBody(module: unknown): module is MDXModule {
  return typeof module === 'object' && module !== null && 'default' in module;
}
