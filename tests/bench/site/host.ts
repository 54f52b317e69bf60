// The built site and its plain pages -> a static host with compression, as real hosts have it.
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { headersFor, parseHeaders } from '../../../src/prerender/headers-file.ts';
import { plainPage } from './plain.ts';

/** A running host. `bytes` tells how many bytes an address takes after brotli, without headers. */
export interface Host {
  readonly origin: string;
  readonly bytes: (url: string) => number;
  readonly close: () => Promise<void>;
}

/** Below this path the plain pages are. */
export const plainPath = '/plain';

/** The types of files that hosts compress. */
const textTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a built site, and below `/plain` its plain pages with the same files and headers. */
export async function startHost(folder: string, port = 0): Promise<Host> {
  const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  const files = sirv(folder, { etag: true });
  const texts = compressTexts(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.invalid');
    for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);
    const file = fileOf(pathname);
    const text = texts.get(file);
    if (!text) return files(request, response, () => void response.writeHead(404).end());
    response.setHeader('Content-Type', textTypes[extname(file)] ?? '');
    response.setHeader('Content-Encoding', 'br');
    response.end(text);
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    bytes: (url) => {
      const file = fileOf(new URL(url).pathname);
      return texts.get(file)?.length ?? statSync(join(folder, file)).size;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Every text file of the site and every plain page, compressed before anything is measured. */
function compressTexts(folder: string): ReadonlyMap<string, Buffer> {
  const texts = new Map<string, Buffer>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!Object.hasOwn(textTypes, extname(name))) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    texts.set(`/${name}`, brotliCompressSync(text));
    if (name.endsWith('.html'))
      texts.set(`${plainPath}/${name}`, brotliCompressSync(plainPage(text)));
  }
  return texts;
}

/** @example fileOf('/plain/press') // => '/plain/press.html' */
function fileOf(pathname: string): string {
  if (/\.\w+$/.test(pathname)) return pathname;
  const isHome = ['/', plainPath, `${plainPath}/`].includes(pathname);
  return isHome ? `${pathname.replace(/\/$/, '')}/index.html` : `${pathname}.html`;
}
