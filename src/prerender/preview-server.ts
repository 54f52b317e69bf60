// `vite preview` as a static host: the same files, status codes, redirects and headers.
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, posix, resolve } from 'node:path';
import sirv from 'sirv';
import type { PreviewServer } from 'vite';
import { localAddress, splitAddress } from '../site/addresses.ts';
import { decodeAddress } from '../site/canonical-address.ts';
import { headersFor, parseHeaders } from './headers/headers-file.ts';
import { withheld } from './headers/host-input.ts';
import { pageAddress } from './headers/page-address.ts';
import { caching } from './headers/policy.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Serves the built site with the headers of its own `_headers` file and its own 404 pages. */
export function serveBuiltSite(server: PreviewServer): void {
  const { root, base, build } = server.config;
  const folder = resolve(root, build.outDir);
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no built site in \`${build.outDir}\`. Run \`npm run build\` first.`);
  }
  server.middlewares.use(answerFrom(folder, base));
}

/** A handler that serves a built site below its base path and passes other requests to `next`. */
export function answerFrom(folder: string, base: string): Handler {
  const files = sirv(folder, { dev: true, etag: true, extensions: ['html'] });
  const isWithheld = new RegExp(withheld(base));
  const root = base.slice(0, -1);
  return (request, response, next) => {
    // Parsed by hand: `new URL` takes the first part of `//biography` for a host.
    const [, asked = '', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? [];
    const path = posix.normalize(decodeAddress(asked));
    if (!`${path}/`.startsWith(base)) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405).end();
    const canonical = pageAddress(path, base) ?? asked;
    if (canonical !== asked) return redirect(response, canonical + query);
    const answerNotFound = () => {
      const page = localAddress(splitAddress(path.slice(root.length)).locale, '404');
      setHeaders(response, folder, root + page);
      response.statusCode = 404;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(readFileSync(join(folder, `${page}.html`)));
    };
    if (isWithheld.test(path)) return answerNotFound();
    setHeaders(response, folder, path);
    request.url = asked.slice(root.length);
    files(request, response, answerNotFound);
  };
}

function redirect(response: ServerResponse, address: string): void {
  response.writeHead(301, { Location: address, 'Cache-Control': caching.revalidated }).end();
}

function setHeaders(response: ServerResponse, folder: string, address: string): void {
  const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  for (const [name, value] of headersFor(rules, address)) response.setHeader(name, value);
}
