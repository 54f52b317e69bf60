// The built site and its plain pages -> a static host with compression, as real hosts have it.
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { headersFor, parseHeaders } from '../../../src/prerender/headers/headers-file.ts';
import { plainPage } from './plain.ts';

/** A running host. `bytes` tells how many bytes an address takes after brotli, without headers. */
export interface Host {
  readonly origin: string;
  readonly bytes: (url: string) => number;
  readonly close: () => Promise<void>;
}

/** Below this path the plain pages are. */
export const plainPath = '/plain';

/** Serves a built site, and below `/plain` its plain pages with the same files and headers. */
export async function startHost(folder: string, port = 0): Promise<Host> {
  const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  const files = sirv(folder, { etag: true, brotli: true, gzip: true, extensions: ['html'] });
  const plain = new Map<string, Buffer>();
  const plainBody = (pathname: string) => {
    const body = plain.get(pathname) ?? compressPlain(folder, pathname);
    plain.set(pathname, body);
    return body;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.invalid');
    for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);
    if (!isPlain(pathname))
      return files(request, response, () => void response.writeHead(404).end());
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Encoding', 'br');
    response.end(plainBody(pathname));
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    bytes: (url) => {
      const { pathname } = new URL(url);
      return isPlain(pathname) ? plainBody(pathname).length : bytesOf(folder, pathname);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function isPlain(pathname: string): boolean {
  return pathname === plainPath || pathname.startsWith(`${plainPath}/`);
}

function compressPlain(folder: string, pathname: string): Buffer {
  const file = fileOf(folder, pathname.slice(plainPath.length));
  return brotliCompressSync(plainPage(readFileSync(file, 'utf8')));
}

function bytesOf(folder: string, pathname: string): number {
  const file = fileOf(folder, pathname);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function fileOf(folder: string, pathname: string): string {
  if (/\.\w+$/.test(pathname)) return join(folder, pathname);
  return join(folder, pathname === '' || pathname === '/' ? 'index.html' : `${pathname}.html`);
}
