// The development server's part of a built site: page data, the files of the kit, redirects to canonical addresses.
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { isRunnableDevEnvironment, type ResolvedConfig, type ViteDevServer } from 'vite';
import { locales } from '../locales.ts';
import { reasonOf } from '../reason-of.ts';
import { kitAddress, shellAddress } from '../site/addresses.ts';
import { development } from '../site/build-id.ts';
import { pageAddress } from './headers/page-address.ts';
import { kitFiles } from './kit/kit-files.ts';

type PageDataModule = typeof import('../site/page-data/page-data.ts');

const dataEnding = '.data.json';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.zip': 'application/zip',
};

/** Serves page data (`/press.data.json`) and the kit (`/press-kit-en.zip`), and redirects to canonical addresses. */
export function serveGenerated(server: ViteDevServer): void {
  const { base, logger } = server.config;
  let last: Promise<unknown> = Promise.resolve();
  server.middlewares.use((request, response, next) => {
    // Parsed by hand: `new URL` takes the first part of `//biography` for a host, and throws on `//`.
    const [, pathname = '', query = ''] = /^([^?#]*)(.*)$/s.exec(request.url ?? '/') ?? [];
    const address = `/${pathname.slice(base.length)}`;
    if (!pathname.startsWith(base) || !isGenerated(address)) {
      const page = pageAddress(pathname, base) ?? pathname;
      if (page === pathname || !request.headers.accept?.includes('text/html')) return next();
      return void response.writeHead(302, { Location: page + query }).end();
    }
    // In sequence: a module whose evaluation overlaps with a content change would be reused by later requests.
    last = last
      .then(() => answer(server, address, response))
      .catch((error: unknown) => {
        logger.error(reasonOf(error));
        response.statusCode = 500;
        response.end();
      });
  });
}

/** Leaves modules to Vite, some of which are in a folder `kit` too. */
function isGenerated(address: string): boolean {
  const isInKit = locales.some(({ id }) => address.startsWith(kitAddress('', id)));
  return isInKit || address.endsWith(dataEnding) || /^\/press-kit-\w+\.zip$/.test(address);
}

async function answer(
  server: ViteDevServer,
  address: string,
  response: ServerResponse,
): Promise<void> {
  const module = await importPageData(server);
  const bytes = address.endsWith(dataEnding)
    ? await dataAt(address, module)
    : await kitFileAt(address, module, server.config);
  response.statusCode = bytes ? 200 : 404;
  response.setHeader('Content-Type', types[extname(address)] ?? 'application/octet-stream');
  response.setHeader('Cache-Control', 'no-store');
  response.end(bytes);
}

async function dataAt(address: string, { pageData, shellData }: PageDataModule): Promise<string> {
  const language = locales.find(({ id }) => shellAddress(id) === address);
  const page = address.slice(0, -dataEnding.length);
  const data = language ? shellData(language.id) : await pageData(page === '/index' ? '/' : page);
  return JSON.stringify({ build: development, ...data });
}

async function kitFileAt(
  address: string,
  { pageAddresses, pageData, shellData }: PageDataModule,
  config: ResolvedConfig,
): Promise<Uint8Array | undefined> {
  const pages = await Promise.all(pageAddresses().map((each) => pageData(each)));
  const shells = locales.map(({ id }) => shellData(id));
  const files = await kitFiles({ config, pages, shells });
  return files.get(address);
}

/** The module of page data, evaluated with the current content. */
function importPageData({ environments: { ssr } }: ViteDevServer): Promise<PageDataModule> {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The environment `ssr` can’t run modules.');
  return ssr.runner.import<PageDataModule>('/src/site/page-data/page-data.ts');
}
