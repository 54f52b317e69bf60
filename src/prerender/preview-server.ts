// `vite preview` as a static host: the same files, statuses and headers.
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { PreviewServer } from 'vite';
import { recoverTarget } from './staging.ts';
import { headersFor, parseHeaders } from './headers/headers-file.ts';
import { localAddress, splitAddress } from '../site/addresses.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Serves the built site with the headers of its own `_headers` file and its own 404 pages. */
export async function serveBuiltSite(server: PreviewServer): Promise<void> {
  const { root, base, build } = server.config;
  const folder = resolve(root, build.outDir);
  await recoverTarget(folder);
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no built site in \`${build.outDir}\`. Run \`npm run build\` first.`);
  }
  server.middlewares.use(answerFrom(folder, base));
}

/** Answers requests below a base path from the folder of a built site; leaves others to `next`. */
export function answerFrom(folder: string, base: string): Handler {
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
  });
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://preview.invalid');
    if (!`${pathname}/`.startsWith(base)) return next();
    const address = `/${pathname.slice(base.length)}`;
    setHeaders(response, folder, pathname);
    request.url = address;
    files(request, response, () => {
      const page = localAddress(splitAddress(address).locale, '404');
      setHeaders(response, folder, base.replace(/\/$/, '') + page);
      response.statusCode = 404;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(readFileSync(join(folder, `${page}.html`)));
    });
  };
}

function setHeaders(response: ServerResponse, folder: string, pathname: string): void {
  const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);
}
