// In development: the files of the kit at the addresses where a built site has them, made when they are asked for.
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { ViteDevServer } from 'vite';
import { splitAddress } from '../../site/addresses.ts';
import { locales } from '../../locales.ts';
import { importPageData } from '../dev-data.ts';
import { kitFiles } from './kit-files.ts';
import { contentFolder } from '../content-folder.ts';
import { photographPrinter } from './print-photograph.ts';

/** Answers `/kit/catalogue.html`, `/press-kit-en.zip` and their like. */
export function serveKit(server: ViteDevServer): void {
  const { base, logger } = server.config;
  server.middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://dev.invalid');
    const address = `/${pathname.slice(base.length)}`;
    if (!pathname.startsWith(base) || !isOfKit(address)) return next();
    answer(server, address, response).catch((error: unknown) => {
      logger.error(error instanceof Error ? error.message : String(error));
      response.statusCode = 500;
      response.end();
    });
  });
}

function isOfKit(address: string): boolean {
  return archive.test(address) || splitAddress(address).path.startsWith('kit/');
}

const archive = /^\/press-kit-(\w+)\.zip$/;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.txt': 'text/plain; charset=utf-8',
  '.zip': 'application/zip',
};

async function answer(
  server: ViteDevServer,
  address: string,
  response: ServerResponse,
): Promise<void> {
  const { pageAddresses, pageData, shellData } = await importPageData(server);
  const named = locales.find(({ id }) => id === archive.exec(address)?.[1]);
  const locale = named?.id ?? splitAddress(address).locale;
  const own = pageAddresses().filter((each) => {
    const place = splitAddress(each);
    return place.locale === locale && /^(?:contact|biography)/.test(place.path);
  });
  const shell = shellData(locale);
  const { root } = server.config;
  const files = await kitFiles({
    pages: await Promise.all(own.map((each) => pageData(each))),
    shell,
    print: await photographPrinter({ root, folder: contentFolder(server.config) }, shell),
  });
  const bytes = files.get(address.slice(1));
  response.statusCode = bytes ? 200 : 404;
  response.setHeader('Content-Type', types[extname(address)] ?? 'application/octet-stream');
  response.setHeader('Cache-Control', 'no-store');
  response.end(bytes);
}
