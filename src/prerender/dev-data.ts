// In development: the data of pages and shells at the addresses where a built site has them.
import type { ServerResponse } from 'node:http';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { locales } from '../locales.ts';
import { shellAddress } from '../site/addresses.ts';
import { development } from '../site/build-id.ts';
import { isPageDataModule, type PageDataModule } from './bundles.ts';

const ending = '.data.json';

/** Answers `/press.data.json` with what the page at /press shows. */
export function serveData(server: ViteDevServer): void {
  const { base, logger } = server.config;
  let last: Promise<unknown> = Promise.resolve();
  server.middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://dev.invalid');
    if (!pathname.startsWith(base) || !pathname.endsWith(ending)) return next();
    const address = `/${pathname.slice(base.length)}`;
    // One after the other: modules that are being evaluated while content changes would answer for it later, too.
    last = last
      .then(() => answer(server, address, response))
      .catch((error: unknown) => {
        logger.error(error instanceof Error ? error.message : String(error));
        response.statusCode = 500;
        response.end();
      });
  });
}

async function answer(
  server: ViteDevServer,
  address: string,
  response: ServerResponse,
): Promise<void> {
  const module = await importPageData(server);
  const language = locales.find(({ id }) => shellAddress(id) === address);
  const page = address.slice(0, -ending.length);
  const data = language
    ? module.shellData(language.id)
    : await module.pageData(page === '/index' ? '/' : page);
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Cache-Control', 'no-store');
  response.end(JSON.stringify({ build: development, ...data }));
}

/** The module that makes the data of pages, with the content as it is now. */
export async function importPageData({
  environments: { ssr },
}: ViteDevServer): Promise<PageDataModule> {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The environment `ssr` can’t run modules.');
  const module: unknown = await ssr.runner.import('/src/site/page-data/page-data.ts');
  if (!isPageDataModule(module)) throw new Error('page-data.ts does not export `pageData`.');
  return module;
}
