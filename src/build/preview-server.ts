// `vite preview` as a static host: the same files, status codes, redirects and headers.
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, posix, resolve } from 'node:path';
import sirv from 'sirv';
import { attempt } from '../content/io/attempt.ts';
import type { PreviewServer } from 'vite';
import { notFoundPath, pageAddress } from '../page/addresses.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Serves the built site with the headers of its `_headers` file and its 404 pages. */
export function serveBuiltSite(server: PreviewServer): void {
  const { root, base, build } = server.config;
  const folder = resolve(root, build.outDir);
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no built site in \`${build.outDir}\`. Run \`npm run build\` first.`);
  }
  server.middlewares.use(siteHandler(folder, base));
}

/** Addresses that respond with 404 though they have a file: host settings, and the 404 pages themselves. */
const withheld = /\/(?:_headers|_redirects|404)\/?$/;

/** A handler that serves a built site below its base path and passes other requests to `next`. */
export function siteHandler(folder: string, base: string): Handler {
  const files = sirv(folder, { dev: true, etag: true, extensions: ['html'] });
  const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  const root = decodeAddress(base).slice(0, -1);
  return (request, response, next) => {
    // Parsed by hand: `new URL` takes the first part of `//page` for a host.
    const [, pathname = '', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? [];
    const path = posix.normalize(decodeAddress(pathname));
    if (!`${path}/`.startsWith(`${root}/`)) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405).end();
    const below = path.slice(root.length);
    for (const [name, value] of headersFor(rules, below)) response.setHeader(name, value);
    const page = isOwnPage(join(folder, below)) ? undefined : pageAddress(below, '/');
    const canonical = page === undefined ? pathname : encodeURI(root + page);
    if (canonical !== pathname) return redirect(response, canonical + query);
    const respondNotFound = () => {
      response.statusCode = 404;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', 'no-cache');
      response.end(readFileSync(notFoundFile(folder, below)));
    };
    if (withheld.test(path)) return respondNotFound();
    request.url = below.split('/').map(encodeURIComponent).join('/');
    files(request, response, respondNotFound);
  };
}

/** The 404 page nearest to a path: that of a language in its folder, or else the original's. */
function notFoundFile(folder: string, path: string): string {
  const [, language = ''] = path.split('/');
  const localized = join(folder, language, `${notFoundPath}.html`);
  return existsSync(localized) ? localized : join(folder, `${notFoundPath}.html`);
}

/** Whether a file is a page of `public/`, such as a search engine's for verification: it has no data next to it. */
function isOwnPage(file: string): boolean {
  const data = file.replace(/\.html$/, '.data.json');
  return data !== file && existsSync(file) && !existsSync(data);
}

function redirect(response: ServerResponse, address: string): void {
  response.writeHead(301, { Location: address, 'Cache-Control': 'no-cache' }).end();
}

/** Decodes an address; returns one that is malformed as it is. */
function decodeAddress(address: string): string {
  return attempt(() => decodeURIComponent(address)) ?? address;
}

/** The headers of the addresses that a pattern matches; a trailing `*` matches anything. */
interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

export function parseHeaders(text: string): HeaderRule[] {
  const blocks = text.split(/^(?=\/)/m).filter((block) => block.startsWith('/'));
  return blocks.map((block) => {
    const headers = [...block.matchAll(/^ +([\w-]+): (.*)$/gm)];
    return {
      pattern: block.split('\n', 1).join(''),
      headers: Object.fromEntries(headers.map(([, name = '', value = '']) => [name, value])),
    };
  });
}

/** The headers of an address. The last matching rule wins. */
export function headersFor(rules: readonly HeaderRule[], address: string): Map<string, string> {
  const matches = ({ pattern }: HeaderRule) =>
    pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
  return new Map(rules.filter(matches).flatMap(({ headers }) => Object.entries(headers)));
}
