// The development server's part of a site: outputs on request, and redirects to canonical addresses.
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import type { ViteDevServer } from 'vite';
import { bodyImporter } from '../content/bodies-plugin.ts';
import type { Snapshot } from '../content/library.ts';
import { memoize } from '../memoize.ts';
import { contentApi } from '../content/plugin.ts';
import { errorMessage } from '../text/error-message.ts';
import { developmentBuildId } from '../page/page.ts';
import { readOutput, type Output, type OutputSource } from '../page/output.ts';
import type { Room } from '../page/room.ts';
import type { BuildInput } from './outputs.ts';
import { pageAddress } from '../page/addresses.ts';

/** Serves the outputs for the current content, and redirects to canonical addresses. */
export function serveOutputs(server: ViteDevServer, { rooms, outputs }: BuildInput): void {
  const { config, middlewares } = server;
  const { base, logger } = config;
  const outputSourceOf = sourcesFor(server, rooms);
  middlewares.use((request, response, next) => {
    // Parsed by hand: `new URL` takes the first part of `//page` for a host, and throws on `//`.
    const [, pathname = '', query = ''] = /^([^?#]*)(.*)$/s.exec(request.url ?? '/') ?? [];
    const address = `/${pathname.slice(base.length)}`;
    const output =
      pathname.startsWith(base) && outputs.find(({ pattern }) => pattern.test(address));
    if (output) {
      contentApi(config)
        .open()
        .then(async (library) =>
          readAddress(output, address, await outputSourceOf(library.current())),
        )
        .then((bytes) => respond(request, response, address, bytes))
        .catch((error: unknown) => {
          logger.error(`${address} can’t be shown: ${errorMessage(error)}`);
          response.writeHead(500).end();
        });
      return;
    }
    const page = pageAddress(pathname, base) ?? pathname;
    const isOwnPage = address.endsWith('.html') && existsSync(join(config.publicDir, address));
    if (page === pathname || isOwnPage || !request.headers.accept?.includes('text/html'))
      return next();
    response.writeHead(302, { Location: page + query }).end();
  });
}

/** The source of outputs, the same until the content changes. */
function sourcesFor(
  server: ViteDevServer,
  rooms: readonly Room[],
): (snapshot: Snapshot) => Promise<OutputSource> {
  const { root, base } = server.config;
  const loadBody = bodyImporter(server);
  return memoize(async (snapshot: Snapshot) => {
    // It imports the time zones, so it is loaded for the first page instead of at the start.
    const { outputSource } = await import('./output-source.ts');
    const options = { root, base, isBuild: false, buildId: developmentBuildId };
    return outputSource({ ...options, snapshot, loadBody, rooms });
  });
}

/** The content of the file at an address, with or without `.html`. */
async function readAddress(
  { list, fallback }: Output,
  address: string,
  source: OutputSource,
): Promise<string | Uint8Array | undefined> {
  for (const file of await list(source))
    if (file[0] === address || file[0] === `${address}.html`) return readOutput(file);
  return fallback?.(address, source);
}

function respond(
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
  bytes: string | Uint8Array | undefined,
): void {
  const fallback = typeof bytes === 'string' ? 'text/html' : 'application/octet-stream';
  // The package has only registered types.
  const type = address.endsWith('.ico') ? 'image/x-icon' : (lookup(address) ?? fallback);
  const headers = {
    'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    // The names of pictures contain a content hash.
    'Cache-Control':
      bytes && address.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-store',
  };
  if (bytes === undefined) return void response.writeHead(404, headers).end();
  const file = Buffer.from(bytes);
  const { body, range } = requestedPart(file, request.headers.range);
  response
    .writeHead(range ? 206 : 200, {
      ...headers,
      ...range,
      'Accept-Ranges': 'bytes',
      'Content-Length': body.length,
    })
    .end(body);
}

/** The requested range of a file; Safari plays only sounds that are served in ranges. An unsupported range is the full file. */
function requestedPart(file: Buffer, rangeHeader = '') {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(rangeHeader) ?? [];
  const start = Number(from ?? 0);
  const body = file.subarray(start, to ? Number(to) + 1 : undefined);
  if (from === undefined || body.length === 0) return { body: file };
  const range = `bytes ${start}-${start + body.length - 1}/${file.length}`;
  return { body, range: { 'Content-Range': range } };
}
