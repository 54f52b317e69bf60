// The built site and its plain pages -> a static host with compression, as real hosts have it.
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { headersFor, parseHeaders } from '../../../src/build/preview-server.ts';
import { makeFolder } from '../../folder.ts';
import { listen, type Listening } from '../../listen.ts';

/** Serves a built site, and below `/plain` its plain pages with the same files and headers. */
export async function startHost(dist: string): Promise<Listening> {
  const { root: folder, write, remove } = makeFolder();
  cpSync(dist, folder, { recursive: true });
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js|json|svg)$/.test(name)) continue;
    const text = readFileSync(join(dist, name), 'utf8');
    write(withBrotli(name, text));
    if (name.endsWith('.html')) write(withBrotli(join('plain', name), plainPage(text)));
  }
  const rules = parseHeaders(readFileSync(join(dist, '_headers'), 'utf8'));
  const files = sirv(folder, { brotli: true, etag: true });
  const server = await listen(
    createServer((request, response) => {
      for (const [name, value] of headersFor(rules, request.url ?? '/'))
        response.setHeader(name, value);
      files(request, response, () => void response.writeHead(404).end());
    }),
  );
  const close = async () => {
    await server.close();
    remove();
  };
  return { ...server, close };
}

function withBrotli(file: string, text: string) {
  return { [file]: text, [`${file}.br`]: brotliCompressSync(text) };
}

/**
 * The plain HTML+CSS page that a page is measured against: its own markup, styles, fonts and pictures, less every
 * script, what only scripts read, and the policy that names scripts.
 */
function plainPage(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<meta http-equiv="Content-Security-Policy"[^>]*>/g, '')
    .replaceAll(/\sdata-(?:route|entry|chunks|rules)="[^"]*"/g, '')
    .replaceAll(/<!--.*?-->/gs, '');
}
